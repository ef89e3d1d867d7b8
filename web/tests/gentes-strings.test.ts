import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

const strings = new URL('../src/strings/', import.meta.url)
const game = new URL('../../src/heyday/games/gentes/strings/', import.meta.url)
const source = (folder: URL, file: string) => readFileSync(new URL(file, folder), 'utf8')
const code = readdirSync(new URL('../src/gentes/', import.meta.url))
  .filter((file) => file.includes('.'))
  .map((file) => source(new URL('../src/gentes/', import.meta.url), file))
  .join('\n')

/** Names of the messages of a file, with attributes as `name.attribute`. */
const names = (text: string): string[] =>
  new FluentResource(text).body
    .flatMap((it) => [it.id, ...Object.keys(it.attributes).map((name) => `${it.id}.${name}`)])
    .sort()

test.each(['de', 'ja'])('%s has the messages about Gentes that English has', (language) => {
  expect(names(source(strings, `gentes.${language}.ftl`))).toEqual(
    names(source(strings, 'gentes.en.ftl')),
  )
})

test.each(['en', 'de', 'ja'])('every message about Gentes of %s is well formed', (language) => {
  const text = source(strings, `gentes.${language}.ftl`)

  expect(new FluentResource(text).body.length).toBe(text.match(/^[a-z][\w-]* =/gm)!.length)
})

test('the pages and the game use different names', () => {
  const known = new Set(names(source(game, 'en.ftl')))

  expect(names(source(strings, 'gentes.en.ftl')).filter((id) => known.has(id))).toEqual([])
})

test('every message that a table of Gentes names exists', () => {
  const known = new Set([
    ...names(source(game, 'en.ftl')),
    ...names(source(strings, 'gentes.en.ftl')),
  ])
  const used = [...code.matchAll(/\bg\(\s*'([\w.-]+)'/g)].map((it) => it[1]!)

  expect(used.filter((id) => !known.has(id))).toEqual([])
  expect(used.length).toBeGreaterThan(60)
})

test('no message about Gentes is left over', () => {
  const parts = [...code.matchAll(/[`'"]([a-z][\w-]*)-\$\{/g)].map((it) => `${it[1]}-`)
  const unused = names(source(strings, 'gentes.en.ftl')).filter(
    (id) =>
      !id.includes('.') && !code.includes(`'${id}'`) && !parts.some((part) => id.startsWith(part)),
  )

  expect(unused).toEqual([])
})

test.each([
  ['en', 'person', 'persons'],
  ['de', 'Person', 'Personen'],
  ['ja', '人', '人'],
])('one of a thing has its own form in %s', (language, one, many) => {
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(source(strings, `gentes.${language}.ftl`)))
  const said = (count: number) =>
    bundle.formatPattern(bundle.getMessage('delta-persons')!.value!, { count })

  expect([said(1), said(2)]).toEqual([one, many])
})
