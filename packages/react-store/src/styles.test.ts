import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const sheets = globSync(['features/*/*.css', 'parts/*.css'], { cwd: root })
const read = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const classesOf = (css: string) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? '')

const tokens = readFileSync(join(root, '../../blocks/src/tokens.css'), 'utf8')
const folderOfParts = join(root, '../../blocks/src/parts')
const parts = globSync('*', { cwd: folderOfParts })
const ofParts = globSync('*/*.css', { cwd: folderOfParts }).map((file) =>
  readFileSync(join(folderOfParts, file), 'utf8'),
)

test.each(sheets)('every class of %s belongs to the widget or to a part', (file) => {
  const widget = `shyrdak-${basename(file, '.css')}`
  const isOwn = (name: string) => name === widget || name.startsWith(`${widget}-`)
  const isOfAPart = (name: string) => parts.some((part) => name === `shyrdak-${part}`)
  const foreign = classesOf(read(file)).filter((name) => !isOwn(name) && !isOfAPart(name))
  expect(foreign).toEqual([])
})

test.each(sheets)('%s uses only tokens, properties of parts and its own properties', (file) => {
  const own = `--${basename(file, '.css')}-`
  const defined = [tokens, ...ofParts].join('\n')
  const used = [...read(file).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
  expect(used.filter((name) => !name.startsWith(own) && !defined.includes(`${name}:`))).toEqual([])
})

test.each(sheets)('%s needs no !important and no external resources', (file) => {
  expect(read(file)).not.toMatch(/url\(|!important/)
})

test('the entry points import every style sheet once, in the layer shyrdak', () => {
  const imported = ['styles.css', 'checkout.css', 'account.css', 'wholesale.css'].flatMap((entryPoint) =>
    [...readFileSync(join(root, entryPoint), 'utf8').matchAll(/@import '\.\/(.+)' layer\(shyrdak\);/g)].map(
      ([, file = '']) => file,
    ),
  )
  expect(new Set(imported)).toEqual(new Set(sheets))
  expect(imported).toHaveLength(sheets.length)
})

// The elements import their style sheets as text, which the build inlines.
test('no widget imports a style sheet', () => {
  const sources = globSync('**/*.tsx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  expect(sources.filter((source) => /import .*\.css'/.test(source))).toEqual([])
})
