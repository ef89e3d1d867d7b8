export const LETTERS = ['A', 'B', 'C', 'D'] as const
export const SHAPES = ['seat-a', 'seat-b', 'seat-c', 'seat-d'] as const
