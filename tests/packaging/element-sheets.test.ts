import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packed } from './packed.ts'

const folderOf = (name: string) => packed().find((one) => one.name === name)?.folder ?? ''

test('every part that the elements render brings its styles along', () => {
  const elements = join(folderOf('@shyrdak/react-store'), 'dist', 'elements')
  const code = readdirSync(elements)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(elements, file), 'utf8'))
    .join('\n')
  const drawn = readdirSync(join(folderOf('@shyrdak/blocks'), 'src', 'parts')).filter((part) =>
    new RegExp(`className:["\`]shyrdak-${part}\\b`).test(code),
  )
  expect(drawn).toEqual(expect.arrayContaining(['product-card', 'quantity', 'swatch']))
  expect(drawn.filter((part) => !code.includes(`.shyrdak-${part}`))).toEqual([])
})

/** The code of an element: its view and everything that loads, eagerly or lazily. */
function codeOf(view: string, folder: string, seen = new Set<string>()): string {
  if (seen.has(view)) return ''
  seen.add(view)
  const code = readFileSync(join(folder, view), 'utf8')
  const loaded = [...code.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, file = '']) => file)
  return [code, ...loaded.map((file) => codeOf(file, folder, seen))].join('\n')
}

const sheetsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.startsWith('embed'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.(shyrdak-[\w-]+)/g)].map(([, name = '']) => name))

/** Parts of a buy box that appear only on the shop's own pages. */
const PAGES_OWN = /^shyrdak-(added-summary|free-delivery-hint|delivery-request)/

test.each(['buy-box', 'cart', 'cart-badge', 'mailing-form', 'product-card', 'products', 'search'])(
  'every widget class that the element %s renders brings its styles along',
  (element) => {
    const folder = join(folderOf('@shyrdak/react-store'), 'dist', 'elements')
    const code = [codeOf(`${element}.js`, folder), codeOf('runtime.js', folder)].join('\n')
    const drawn = new Set([...code.matchAll(/className:["`](shyrdak-[\w-]+)/g)].map(([, name = '']) => name))
    const styled = classesIn(sheetsIn(join(folderOf('@shyrdak/react-store'), 'src')))
    const given = classesIn(code)
    const bare = [...drawn].filter((name) => styled.has(name) && !given.has(name))
    expect(bare.filter((name) => element !== 'buy-box' || !PAGES_OWN.test(name))).toEqual([])
  },
)
