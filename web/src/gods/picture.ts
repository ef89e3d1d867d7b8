/** A field to look at, before anybody plays. */
import type { Hex, Kind, Spot } from './types.ts'

const CARDS =
  '0,0 desert/1,0 temple 0/1,-1 temple 1/-1,0 temple 2/-1,1 temple 3/2,-1 green 0/2,0 blue 0/' +
  '1,1 violet 0/0,1 yellow 3/-2,1 green 2/-2,0 violet 2/-1,-1 blue 2/0,-1 blue/1,-2 yellow 1/' +
  '2,-2 blue 1/0,-2 violet 1/3,-2 desert/3,-1 temple 2/3,0 yellow 2/2,1 green 0/1,2 desert/' +
  '0,2 blue 3/-1,2 yellow 3/-2,2 temple 1/-3,2 yellow 1/-3,1 decay/-3,0 green 2/' +
  '-2,-1 yellow 2/-1,-2 desert/4,-2 violet 2/4,-1 green 2/3,1 temple 3/2,2 violet 3/' +
  '4,0 blue 3/-4,2 blue 1/-3,3 violet 1/-2,3 yellow 1/0,3 temple 0/-1,3 green 0/1,3 yellow 0/' +
  '-4,1 desert/2,-3 green 1/3,-3 decay/5,-2 violet 2/-4,3 desert/0,4 blue 0'

export const PICTURE: Hex[] = CARDS.split('/').map((card) => {
  const [place, kind, god] = card.split(' ') as [string, Kind, string?]
  return { place: place.split(',').map(Number) as Spot, kind, god: god ? Number(god) : null }
})
