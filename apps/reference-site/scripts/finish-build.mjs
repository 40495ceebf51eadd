// After the build: migrations beside the server, and every text file of the browser compressed once and for all.
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const site = resolve(import.meta.dirname, '..')
await cp(resolve(site, '../api/migrations'), join(site, 'build/server/migrations'), { recursive: true })

const client = join(site, 'build/client')
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
