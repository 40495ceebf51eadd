import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { narrowServer } from './narrow-server.mjs'

const SCRIPT = `
// Says what is sold.
export function nameGoods(goods) {
  if (goods === 'boots') throw new Error('no boots')
  return 'Тапочки'
}
`

test('a narrowed script behaves the same, is in ASCII, and keeps function names in stacks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shyrdak-narrow-'))
  try {
    const file = join(folder, 'goods.js')
    await writeFile(file, SCRIPT)
    await writeFile(join(folder, 'style-sheets.json'), '{ "a": "ё" }')
    await narrowServer(folder)
    const text = await readFile(file, 'utf8')
    expect(text).toMatch(/^[\n -~]*$/)
    expect(text).not.toContain('Says')
    const { nameGoods } = await import(file)
    expect(nameGoods('mules')).toBe('Тапочки')
    expect(() => nameGoods('boots')).toThrow(
      expect.objectContaining({ stack: expect.stringMatching('nameGoods') }),
    )
    expect(await readFile(join(folder, 'style-sheets.json'), 'utf8')).toBe('{ "a": "ё" }')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

const PATTERNS = String.raw`
const tag = ({ length }, ...values) => [length, ...values].join()
export const quoted = '«ой», öl'.replace(/[«»]|\ö|\\й/g, '')
export const sized = new RegExp(String.raw${'`'}^размер\p{L}*\s*№?(${'${1 + 1}'}\d)$${'`'}, 'u').exec('размеры №25')[1]
export const slashed = String.raw${'`'}\я\\ё${'`'}
export const tagged = tag${'`'}один × ${'${/[а-я]/u.test("я")}'} раз${'`'}
export const astral = /^[😀-😂]$/u.test('😁')
`

test('regular expressions and tagged templates are narrowed to ASCII with the same results', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shyrdak-narrow-'))
  try {
    const [wide, narrow] = [join(folder, 'wide.mjs'), join(folder, 'narrow.js')]
    await writeFile(wide, PATTERNS)
    await writeFile(narrow, PATTERNS)
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await narrowServer(folder)
    expect(await readFile(narrow, 'utf8')).toMatch(/^[\n -~]*$/)
    const expected = { quoted: 'ой, l', sized: '25', slashed: '\\я\\\\ё', tagged: '2,true', astral: true }
    expect({ ...(await import(wide)) }).toEqual(expected)
    expect({ ...(await import(narrow)) }).toEqual(expected)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
