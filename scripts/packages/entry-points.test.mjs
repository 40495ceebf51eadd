import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codeEntryPoints } from './entry-points.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shyrdak-entry-points-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const source = './src/rules/index.ts'
const entryPointsOf = (exports) => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports }))
  return codeEntryPoints(folder)
}
const built = (types, code) => ({ '@shyrdak/source': source, types, import: code, default: code })

test('an entry point leads to what is built from its source', () => {
  const rules = built('./dist/rules/index.d.ts', './dist/rules/index.js')
  expect(entryPointsOf({ './rules': rules, './styles.css': './dist/styles.css' })).toEqual([
    { entryPoint: './rules', source: 'src/rules/index.ts', output: 'rules/index' },
  ])
})

test('an entry point with the types of another one is refused', () => {
  const rules = built('./dist/format/index.d.ts', './dist/rules/index.js')
  expect(() => entryPointsOf({ './rules': rules })).toThrow('the targets of ./rules are not those of')
})
