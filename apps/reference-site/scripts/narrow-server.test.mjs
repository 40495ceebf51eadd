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

test('a narrowed script does the same, in ASCII, and its stacks still name functions', async () => {
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
