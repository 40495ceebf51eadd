import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { SOURCES } from './build-site.mjs'
import { root } from './root.mjs'

test('a store is built again when something changes that its Vite configuration imports', () => {
  const config = join(root, 'apps/reference-site/vite.config.ts')
  const imported = [...readFileSync(config, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, path]) =>
    relative(root, join(dirname(config), path)),
  )
  expect(imported).not.toEqual([])
  for (const file of imported)
    expect(
      SOURCES.some((source) => file.startsWith(`${source}/`)),
      file,
    ).toBe(true)
})
