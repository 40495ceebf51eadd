// Subsets the two font families to the characters the store uses, which halves the size of Fontsource's
// files. Run again when the characters or the fonts change:
// node scripts/cut-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import subset from 'subset-font'

const require = createRequire(import.meta.url)
const folder = resolve(import.meta.dirname, '../app/fonts')

const from = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('')

const SIGNS = '0123456789 .,:;!?()%/-–—«»…\u00a0'

/**
 * The same as the `unicode-range`s in app/styles/fonts.css. A page loads only the subsets it needs, so the
 * common ones are small.
 */
const SETS = {
  latin: `${from(0x20, 0x22)}${from(0x25, 0x29)}${from(0x2b, 0x3b)}=?@${from(0x41, 0x5a)}${from(0x61, 0x7a)}\u00a0°ÖÜöü«»×–—‘’“”…−`,
  'latin-ext': '#$*<>[\\]^_`{|}~©·é½„′″èäçñ',
  // All that most Cyrillic pages need besides Cyrillic letters.
  signs: { literata: `${SIGNS}Shyrdak`, commissioner: `${SIGNS}−°CKGSUDERBM` },
  cyrillic: `${from(0x410, 0x44f)}Ёё№`,
  'cyrillic-rare': 'ІіЇїЄєҐґЎў',
  'cyrillic-ext': 'ҢңҮүӨө',
}

/**
 * Literata is used for names and headings in one weight only. A fixed weight takes half the bytes of a
 * variable one.
 */
const WEIGHTS = { literata: 560, commissioner: { min: 400, max: 700 } }

/**
 * Subsets that are cut from another subset's file: Fontsource has all our Latin letters in one file, and all
 * Russian and Ukrainian ones in another.
 */
const SOURCES = { signs: 'latin', 'latin-ext': 'latin', 'cyrillic-rare': 'cyrillic' }

for (const [family, wght] of Object.entries(WEIGHTS))
  for (const [name, set] of Object.entries(SETS)) {
    const text = typeof set === 'string' ? set : set[family]
    const file = `${family}-${SOURCES[name] ?? name}-wght-normal.woff2`
    const whole = await readFile(require.resolve(`@fontsource-variable/${family}/files/${file}`))
    const cut = await subset(whole, text, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      // Otherwise glyphs for fractions and local forms are included, which no style uses.
      noLayoutClosure: true,
    })
    await writeFile(join(folder, `${family}-${name}.woff2`), cut)
    process.stdout.write(`${family}-${name}: ${whole.length} → ${cut.length}\n`)
  }
