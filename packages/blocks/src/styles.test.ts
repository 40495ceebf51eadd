import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const parts = globSync('parts/*/*.css', { cwd: root })
const blocks = globSync('blocks/*/*.css', { cwd: root })
const read = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const classesOf = (css: string) =>
  [...css.replace(/path\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? '')

/** A part or block may arrange the parts it is made of. */
const PARTS = [...parts, ...blocks].map((file) => basename(file, '.css'))
const isOfAPart = (name: string) =>
  PARTS.some((part) => name === `shyrdak-${part}` || name.startsWith(`shyrdak-${part}-`))

test.each([...parts, ...blocks])('every class of %s says whose it is', (file) => {
  const foreign = classesOf(read(file)).filter((name) => !isOfAPart(name))
  expect(foreign).toEqual([])
  expect(classesOf(read(file)).join(' ')).toContain(`shyrdak-${basename(file, '.css')}`)
})

test.each(['base.css', 'tokens.css'])('%s touches nothing that is not the shop’s', (file) => {
  expect(classesOf(read(file)).filter((name) => !name.startsWith('shyrdak-'))).toEqual([])
})

test.each([...parts, ...blocks, 'base.css'])(
  '%s moves, paints and asks for nothing from elsewhere',
  (file) => {
    const css = read(file)
    expect(css).not.toMatch(/url\(/)
    expect(css).not.toMatch(/!important/)
    const names = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name ?? '')
    expect(names.filter((name) => !isOfAPart(name))).toEqual([])
  },
)

const sheetsOf = (door: string) =>
  [...readFileSync(join(root, door), 'utf8').matchAll(/@import '\.\/(.+)' layer\(shyrdak\);/g)].map(
    ([, file]) => file,
  )

test('the two doors bring every sheet once, in a layer that hosts can override', () => {
  const imported = [...sheetsOf('styles.css'), ...sheetsOf('blocks.css')]
  expect(new Set(imported)).toEqual(new Set([...parts, ...blocks, 'base.css', 'tokens.css']))
  expect(imported).toHaveLength(parts.length + blocks.length + 2)
})

test('what only pages of blocks show is not loaded by others', () => {
  expect(sheetsOf('styles.css').filter((file) => file?.startsWith('blocks/'))).toEqual([])
})

test('no part imports a sheet, so nothing but the door decides what is loaded', () => {
  const sources = globSync('**/*.tsx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  expect(sources.filter((source) => /import .*\.css/.test(source))).toEqual([])
})

test('every token that is used exists', () => {
  const all = [...parts, 'base.css', 'tokens.css'].map(read).join('\n')
  const defined = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const used = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
  expect(used.filter((name) => !defined.has(name))).toEqual([])
})
