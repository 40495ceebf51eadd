import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileIn, packed, type Packed } from './packed.ts'

interface Manifest {
  name: string
  keywords: string[]
  homepage: string
  repository: { url: string; directory: string }
  dependencies: Record<string, string>
  peerDependencies?: Record<string, string>
}

const manifestOf = (one: Packed): Manifest => JSON.parse(fileIn(one, 'package.json')) as Manifest // ours, as pnpm packed it

/** A second copy of these would break shared actors, or create incompatible schemas. */
const SHARED = ['react', 'react-dom', 'xstate', 'zod']

describe.each(packed())('$name', (one) => {
  const { folder } = one
  const manifest = manifestOf(one)

  test('has only caret ranges, and shared libraries as peer dependencies', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })
    expect(ranges.filter(([, range]) => !range.startsWith('^'))).toEqual([])
    expect(SHARED.filter((name) => name in manifest.dependencies)).toEqual([])
  })

  test('asks for React 19.2 if it imports what no older React exports', () => {
    const isNewer = globSync('dist/**/*.js', { cwd: folder }).some((file) =>
      /\b(?:useEffectEvent|Activity)\b[^;]*from "react"/.test(readFileSync(join(folder, file), 'utf8')),
    )
    expect(isNewer ? manifest.peerDependencies?.['react'] : '^19.2.0').toBe('^19.2.0')
  })

  test('has keywords, a homepage, a README, a changelog and a license', () => {
    expect(manifest.keywords.length).toBeGreaterThan(4)
    expect(manifest.homepage).toContain(manifest.repository.directory)
    expect(fileIn(one, 'README.md')).toContain(`# ${manifest.name}`)
    expect(fileIn(one, 'CHANGELOG.md')).toContain(`# ${manifest.name}`)
    expect(fileIn(one, 'LICENSE')).toContain('MIT')
  })

  test('marks browser modules with "use client", and no others', () => {
    const isMarked = (file: string) =>
      readFileSync(join(folder, 'dist', file), 'utf8').startsWith('"use client";')
    const expected = {
      'parts/image/image.js': true,
      'parts/dialog/dialog.js': true,
      'index.js': false,
      'parts/price/price.js': false,
      'parts/product-card/product-card.js': false,
      'tree/render-tree.js': false,
      'pages/index.js': false,
      'client/http-transport.js': false,
    }
    const here = Object.entries(expected).filter(([file]) => existsSync(join(folder, 'dist', file)))
    expect(here.filter(([file, marked]) => isMarked(file) !== marked)).toEqual([])
  })
})
