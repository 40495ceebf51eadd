// Runs after the build: copies the files that the server needs beside it, minifies the server, and compresses
// every text file of the client once.
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'esbuild'
import { joinSheets, sheetsOfDocuments } from './join-sheets.mjs'
import { narrowServer } from './narrow-server.mjs'
import { skipFacades } from './skip-facades.mjs'
import { readStyleRules } from './style-rules.mjs'

const site = resolve(import.meta.dirname, '..')
const api = resolve(site, '../api')
await cp(join(api, 'migrations'), join(site, 'build/server/migrations'), { recursive: true })
await cp(resolve(site, '../demo-shop/ready'), join(site, 'build/server/ready'), { recursive: true })
await build({
  entryPoints: [resolve(site, '../demo-shop/src/images/render-worker.ts')],
  outfile: join(site, 'build/server/render-worker.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  conditions: ['@shyrdak/source'],
  external: ['sharp'],
  logLevel: 'warning',
})
await narrowServer(join(site, 'build/server'))

const client = join(site, 'build/client')
const assets = join(client, 'assets')
await skipFacades(assets)
const documents = await sheetsOfDocuments(assets, join(site, 'app'))
// The server keeps the rules in memory, and needs those of documents only.
const rules = await readStyleRules(assets, new Set(documents.flat()))
const joined = await joinSheets(assets, documents)
await writeFile(join(site, 'build/server/style-sheets.json'), JSON.stringify({ rules, joined }))
const files = (await readdir(client, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt|xml|webmanifest)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

await Promise.all(
  files.map(async (file) => {
    const bytes = await readFile(file)
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(bytes, { level: 9 }),
    ])
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
  }),
)
