import { mount } from 'svelte'
import App from './App.svelte'
import { followLinks } from './shell/router.svelte.ts'
import { applySettings, settings } from './shell/settings.svelte.ts'
import { followLanguage, read } from './shell/words.svelte.ts'
import icons from './styles/icons.svg?raw'
import patterns from './styles/patterns.svg?raw'
import './styles/tokens.css'
import './styles/base.css'

/** Put the drawings into the page, where every `use` finds them. */
function addDrawings(): void {
  const place = document.createElement('div')
  place.className = 'vh'
  place.setAttribute('aria-hidden', 'true')
  place.innerHTML = icons + patterns
  document.body.prepend(place)
}

/** A part of the pages that is gone means that there are new pages: load them, but not for ever. */
function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem('heyday.reloaded'))
    if (Date.now() - last < 60_000) return
    event.preventDefault()
    sessionStorage.setItem('heyday.reloaded', String(Date.now()))
    location.reload()
  })
}

addDrawings()
reloadWhenOutdated()
applySettings()
followLinks()
await read(settings.language)
followLanguage()
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js')
