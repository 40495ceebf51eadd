// Cuts the two families to what the store writes: half the bytes of Fontsource's files. Run again when those change:
// node scripts/cut-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import subset from 'subset-font'

const require = createRequire(import.meta.url)
const folder = resolve(import.meta.dirname, '../app/fonts')

const from = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('')

/** They lie within the `unicode-range`s of app/styles/fonts.css. */
const SETS = {
  latin: `${from(0x20, 0x7e)}\u00a0«»©·×°½–—‘’“”„…′″−№éèöüäçñ`,
  cyrillic: `${from(0x410, 0x44f)}ЁёІіЇїЄєҐґЎў`,
  'cyrillic-ext': 'ҢңҮүӨө',
}

for (const family of ['literata', 'commissioner'])
  for (const [name, text] of Object.entries(SETS)) {
    const file = `${family}-${name}-wght-normal.woff2`
    const whole = await readFile(require.resolve(`@fontsource-variable/${family}/files/${file}`))
    const cut = await subset(whole, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
    })
    await writeFile(join(folder, `${family}-${name}.woff2`), cut)
    process.stdout.write(`${family}-${name}: ${whole.length} → ${cut.length}\n`)
  }
