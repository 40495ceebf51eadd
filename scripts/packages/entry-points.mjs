import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The public doors of a package, read from its package.json so that nothing else has to list them.
 * Style sheets, package.json itself and what only this repository may import (no `import`) are left out.
 *
 * @param {string} folder the package's folder
 * @returns {{ door: string, source: string, output: string }[]} e.g. `./rules`, `src/rules/index.ts`, `rules/index`
 */
export function codeEntryPoints(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([entryPoint, target]) => {
    const source = target['@shyrdak/source']
    if (!/\.tsx?$/.test(source ?? '') || !target.import) return []
    return [
      {
        entryPoint,
        source: source.replace(/^\.\//, ''),
        output: target.import.replace(/^\.\/dist\//, '').replace(/\.js$/, ''),
      },
    ]
  })
}
