import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const sheets = globSync(['apps/reference-site/app/**/*.css', 'packages/*/src/**/*.css'], { cwd: root })
/** The narrowest desktop layout, and the spacing on phones. Source: spec §9. */
const KNOWN = ['min-width: 781px', 'max-width: 780px', 'min-width: 769px', 'max-width: 768px']

test('style sheets have only the known breakpoints around 780 px', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const others = sheets.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(?:min|max)-width: ([\d.]+)(px|rem)/g)]
        .filter(([, size, unit]) => {
          const pixels = Number(size) * (unit === 'rem' ? 16 : 1)
          return pixels > 740 && pixels < 820
        })
        .map(([width]) => width)
        .filter((width) => !KNOWN.includes(width))
        .map((width) => `${file}: ${width}`),
    ),
  )
  expect(others).toEqual([])
})
