import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function tokenColor(name: string): number[] {
  const hex = new RegExp(`--shyrdak-${name}: #([0-9a-f]{6})`).exec(css)?.[1]
  if (!hex) throw new Error(`No colour token ${name}`)
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const luminance = (name: string) => {
  const [red = 0, green = 0, blue = 0] = tokenColor(name).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const BACKGROUNDS = ['ground', 'ground-deep', 'surface']
const DYES = ['madder', 'indigo', 'walnut', 'sage', 'saffron']

const readable = [
  ...BACKGROUNDS.flatMap((ground) => [
    ['text', ground],
    ['text-soft', ground],
    ['madder', ground],
    ...DYES.map((dye) => [`${dye}-deep`, ground]),
  ]),
  ...DYES.flatMap((dye) => [
    ['text', `${dye}-wash`],
    [`${dye}-deep`, `${dye}-wash`],
    ['text-on-dye', `${dye}-deep`],
  ]),
  ...['madder', 'indigo', 'walnut', 'sage'].map((dye) => ['text-on-dye', dye]),
] as [string, string][] // pairs of text and ground

test.each(readable)('%s on %s has a contrast of at least 4.5:1', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['line-strong', 'ground'],
  ['line-strong', 'surface'],
  ['indigo', 'ground'],
  ['indigo', 'surface'],
] as const)('the edge of a control, %s on %s, has a contrast of at least 3:1', (line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
})
