import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const parts = globSync('parts/*/*.css', { cwd: root })
const blocks = globSync('blocks/*/*.css', { cwd: root })
const read = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const classesOf = (css: string) =>
  [...css.replace(/path\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? '')

// A part or block may also style the parts that it contains.
const NAMES = [...parts, ...blocks].map((file) => basename(file, '.css'))
const belongsToAPart = (name: string) =>
  NAMES.some((part) => name === `shyrdak-${part}` || name.startsWith(`shyrdak-${part}-`))

test.each([...parts, ...blocks])('every class in %s has the prefix of a part or block', (file) => {
  const foreign = classesOf(read(file)).filter((name) => !belongsToAPart(name))
  expect(foreign).toEqual([])
  expect(classesOf(read(file)).join(' ')).toContain(`shyrdak-${basename(file, '.css')}`)
})

test.each(['base.css', 'tokens.css'])('%s has only classes with our prefix', (file) => {
  expect(classesOf(read(file)).filter((name) => !name.startsWith('shyrdak-'))).toEqual([])
})

test.each([...parts, ...blocks, 'base.css'])(
  '%s has prefixed keyframes, no url() and no !important',
  (file) => {
    const css = read(file)
    expect(css).not.toMatch(/url\(/)
    expect(css).not.toMatch(/!important/)
    const names = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name ?? '')
    expect(names.filter((name) => !belongsToAPart(name))).toEqual([])
  },
)

const importsOf = (entryPoint: string) =>
  [...readFileSync(join(root, entryPoint), 'utf8').matchAll(/@import '\.\/(.+)' layer\(shyrdak\);/g)].map(
    ([, file]) => file,
  )

test('the entry points import every stylesheet once, in a layer', () => {
  const imported = ['parts.css', 'styles.css', 'blocks.css'].flatMap(importsOf)
  expect(new Set(imported)).toEqual(new Set([...parts, ...blocks, 'base.css', 'tokens.css']))
  expect(imported).toHaveLength(parts.length + blocks.length + 2)
})

test('styles.css does not include the blocks', () => {
  expect(importsOf('styles.css').filter((file) => file?.startsWith('blocks/'))).toEqual([])
})

test('no component imports a stylesheet', () => {
  const sources = globSync('**/*.tsx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  expect(sources.filter((source) => /import .*\.css/.test(source))).toEqual([])
})

test('every used token is defined', () => {
  const all = [...parts, 'base.css', 'tokens.css'].map(read).join('\n')
  const defined = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const used = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
  expect(used.filter((name) => !defined.has(name))).toEqual([])
})
