import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packed } from './packed.ts'
import { publicEntryPoints, publicNames } from './public-names.ts'

/** Entry points with only a source, such as the managers' endpoints, are for this repository alone. */
const isOwn = (target: object) => Object.keys(target).join() === '@shyrdak/source'

describe('the public API of the packages', () => {
  test('equals the snapshot of entry points and names', async () => {
    const names = Object.fromEntries(packed().map((one) => [one.name, publicNames(one)]))
    await expect(`${JSON.stringify(names, null, 2)}\n`).toMatchFileSnapshot('./public-names.json')
  })

  test.each(packed())('$name is published with all its public entry points', (one) => {
    const { exports } = JSON.parse(readFileSync(join(one.folder, 'package.json'), 'utf8')) as {
      exports: Record<string, object>
    }
    const ofEverybody = Object.entries(exports).filter(([, target]) => !isOwn(target))
    expect(Object.keys(publicEntryPoints(one))).toEqual(ofEverybody.map(([entryPoint]) => entryPoint))
  })

  test.each(packed())('every entry point of $name leads to a built file', (one) => {
    const files = Object.values(publicEntryPoints(one)).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    )
    expect(files.filter((file) => !existsSync(join(one.folder, file)))).toEqual([])
  })

  test.each(packed())('no entry point of $name leads to sources', (one) => {
    expect(JSON.stringify(publicEntryPoints(one))).not.toMatch(/source|\/src\//)
  })
})
