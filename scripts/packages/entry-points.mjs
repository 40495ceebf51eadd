import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The public entry points of a package, read from its package.json so that they are listed only there. Style
 * sheets, package.json itself and entry points without `import`, which are internal, are left out.
 *
 * @param {string} folder the package's folder
 * @returns {{ entryPoint: string, source: string, output: string }[]} e.g. `./rules`, `src/rules/index.ts`,
 * `rules/index`
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
