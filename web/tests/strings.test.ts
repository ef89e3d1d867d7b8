import { readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

const folder = new URL('../src/strings/', import.meta.url)
const sources = (dir: URL): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((it) =>
    it.isDirectory()
      ? sources(new URL(`${it.name}/`, dir))
      : /\.(ts|svelte)$/.test(it.name)
        ? [readFileSync(new URL(it.name, dir), 'utf8')]
        : [],
  )

/** Names of the messages of a language, with attributes as `name.attribute`. */
function names(language: string): string[] {
  const source = readFileSync(new URL(`${language}.ftl`, folder), 'utf8')
  return new FluentResource(source).body
    .flatMap((it) => [it.id, ...Object.keys(it.attributes).map((name) => `${it.id}.${name}`)])
    .sort()
}

test.each(['de', 'ja'])('%s has the messages that English has', (language) => {
  expect(names(language)).toEqual(names('en'))
})

test.each(['en', 'de', 'ja'])('every message of %s is well formed', (language) => {
  const source = readFileSync(new URL(`${language}.ftl`, folder), 'utf8')

  expect(new FluentResource(source).body.length).toBe(source.match(/^[a-z][\w-]* =/gm)!.length)
})

test('every message that the pages name exists', () => {
  const known = new Set(names('en'))
  const code = sources(new URL('../src/', import.meta.url)).join('\n')
  const used = [...code.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map((it) => it[1]!)

  expect(used.filter((id) => !known.has(id))).toEqual([])
  expect(used.length).toBeGreaterThan(100)
})

test('no message is left over', () => {
  const code = sources(new URL('../src/', import.meta.url)).join('\n')
  const parts = [...code.matchAll(/[`'"]([a-z][\w-]*)-\$\{/g)].map((it) => `${it[1]}-`)
  const unused = names('en').filter(
    (id) =>
      !id.includes('.') && !code.includes(`'${id}`) && !parts.some((part) => id.startsWith(part)),
  )

  expect(unused).toEqual([])
})
