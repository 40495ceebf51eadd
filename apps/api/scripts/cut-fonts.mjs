// Subsets the store's typeface to the letters of its languages, for embedding in documents. The output is a
// text file, so that the server's bundle can contain it. Run again when the typeface changes: pnpm --filter
// @shyrdak/api fonts
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import subset from 'subset-font'

const require = createRequire(import.meta.url)
const target = resolve(import.meta.dirname, '../src/platform/pdf/commissioner.json')

const from = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('')

/** Names of clients may contain any Latin or Cyrillic letters. */
const LETTERS = `${from(0x20, 0x7e)}${from(0xa0, 0x17f)}${from(0x400, 0x4ff)}‐‑–—‘’‚“”„•…‹›€₸₽№−×`
const WEIGHTS = { regular: '400Regular', semibold: '600SemiBold' }

const fonts = {}
for (const [name, weight] of Object.entries(WEIGHTS)) {
  const folder = resolve(require.resolve('@expo-google-fonts/commissioner'), '..')
  const whole = await readFile(join(folder, weight, `Commissioner_${weight}.ttf`))
  const cut = await subset(whole, LETTERS, { targetFormat: 'truetype', noLayoutClosure: true })
  fonts[name] = cut.toString('base64')
  process.stdout.write(`${name}: ${whole.length} → ${cut.length}\n`)
}
await writeFile(target, `${JSON.stringify(fonts, null, 2)}\n`)
