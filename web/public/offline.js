// The page that was asked for comes as soon as the server answers again.
const EVERY = 3000 // ms

setInterval(() => {
  fetch('/api/games').then(
    (answer) => answer.ok && location.reload(),
    () => {},
  )
}, EVERY)
