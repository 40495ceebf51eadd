import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packed } from './packed.ts'

interface Manifest {
  name: string
  keywords: string[]
  homepage: string
  repository: { url: string; directory: string }
  dependencies: Record<string, string>
  peerDependencies?: Record<string, string>
}

const fileIn = (tarball: string, file: string) =>
  execFileSync('tar', ['-xzOf', tarball, `package/${file}`], { encoding: 'utf8' })

const manifestOf = (tarball: string): Manifest => JSON.parse(fileIn(tarball, 'package.json')) as Manifest // ours, as pnpm packed it

/** A second copy of these is another store of actors, or schemas that do not know each other. */
const SHARED = ['react', 'react-dom', 'xstate', 'zod']

describe.each(packed())('$name', ({ tarball, folder }) => {
  const manifest = manifestOf(tarball)

  test('asks for ranges that a host can share, and for one copy of what must be one', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })
    expect(ranges.filter(([, range]) => !range.startsWith('^'))).toEqual([])
    expect(SHARED.filter((name) => name in manifest.dependencies)).toEqual([])
  })

  test('says what it is, where it lives and what changed', () => {
    expect(manifest.keywords.length).toBeGreaterThan(4)
    expect(manifest.homepage).toContain(manifest.repository.directory)
    expect(fileIn(tarball, 'README.md')).toContain(`# ${manifest.name}`)
    expect(fileIn(tarball, 'CHANGELOG.md')).toContain(`# ${manifest.name}`)
    expect(fileIn(tarball, 'LICENSE')).toContain('MIT')
  })

  test('marks for the browser what needs it, and nothing else', () => {
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
