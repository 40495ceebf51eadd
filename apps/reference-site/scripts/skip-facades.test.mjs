import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { skipFacades } from './skip-facades.mjs'

const FILES = {
  'package.json': '{ "type": "module" }',
  'buy-box-A.js': "var t='a box',n='its product';export{n,t};",
  'buy-box-B.js': 'export{t as BuyBox,n}from"./buy-box-A.js";\n',
  'price-C.js': "var t='a price';export{t as Price};",
  'widgets-D.js': 'export const load=()=>[import(`./buy-box-B.js`),import(`./price-C.js`)]',
  'entry.client-E.js': 'export const load=()=>[import(`./buy-box-B.js`)]',
}

test('an import of a facade is replaced by its target, with the same names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shyrdak-facades-'))
  try {
    for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text)
    await skipFacades(folder)
    const text = await readFile(join(folder, 'widgets-D.js'), 'utf8')
    expect(text).toContain('buy-box-A.js')
    expect(text).not.toContain('buy-box-B.js')
    expect(await readFile(join(folder, 'entry.client-E.js'), 'utf8'), 'the first script too').toContain(
      'buy-box-A.js',
    )
    const { load } = await import(join(folder, 'widgets-D.js'))
    const [box, price] = await Promise.all(load())
    expect(box).toEqual({ BuyBox: 'a box', n: 'its product' })
    expect({ ...price }).toEqual({ Price: 'a price' })
    expect(await readFile(join(folder, 'buy-box-B.js'), 'utf8')).toBe(FILES['buy-box-B.js'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
