import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Resolves a package that this backend depends on, wherever the code runs: from its sources, or bundled into
 * one file of another package, whose folder cannot see the backend's dependencies.
 */
export function resolvePackage(name: string): string {
  for (const base of bases()) {
    try {
      return createRequire(base).resolve(name)
    } catch {
      // The next base may find it.
    }
  }
  throw new Error(`The package ${name} is not installed.`)
}

function* bases() {
  const script = process.argv[1]
  for (const start of [
    import.meta.dirname,
    script === undefined ? undefined : dirname(script),
    process.cwd(),
  ]) {
    if (start === undefined) continue
    yield join(start, 'package.json')
    for (let folder = start; ; folder = dirname(folder)) {
      for (const api of ['apps/api/package.json', 'node_modules/@shyrdak/api/package.json']) {
        const manifest = join(folder, api)
        if (existsSync(manifest)) yield realpathSync(manifest)
      }
      if (folder === dirname(folder)) break
    }
  }
}
