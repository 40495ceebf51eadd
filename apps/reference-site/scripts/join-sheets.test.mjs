import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { joinSheets, sheetsOfDocuments } from './join-sheets.mjs'

test('the style sheets of a document are joined in their order, and those of hydrated pages are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shyrdak-sheets-'))
  try {
    const assets = join(folder, 'client/assets')
    const app = join(folder, 'app')
    await mkdir(assets, { recursive: true })
    await mkdir(join(app, 'routes'), { recursive: true })
    const routes = {
      root: { id: 'root', css: ['/assets/root.css'] },
      'routes/shop': { id: 'routes/shop', parentId: 'root', css: ['/assets/shop.css'] },
      'routes/cart': { id: 'routes/cart', parentId: 'root', css: ['/assets/cart.css'] },
      'routes/faq': { id: 'routes/faq', parentId: 'root' },
    }
    await Promise.all([
      writeFile(join(assets, 'manifest-1a2b.js'), `window.routes=${JSON.stringify({ routes })};`),
      ...['root', 'shop', 'cart'].map((name) => writeFile(join(assets, `${name}.css`), `.${name}{}`)),
      ...['shop', 'faq'].map((name) =>
        writeFile(join(app, `routes/${name}.tsx`), "export const handle = { kind: 'document' }"),
      ),
      writeFile(join(app, 'routes/cart.tsx'), "export const handle = { kind: 'hydrated' }"),
    ])
    const documents = await sheetsOfDocuments(assets, app)
    expect(documents).toEqual([['/assets/root.css', '/assets/shop.css'], ['/assets/root.css']])
    const joined = await joinSheets(assets, documents)
    expect(Object.keys(joined)).toEqual(['/assets/root.css /assets/shop.css'])
    const [address = ''] = Object.values(joined)
    expect(await readFile(join(assets, '..', address), 'utf8')).toBe('.root{}\n.shop{}')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
