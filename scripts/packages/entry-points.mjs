import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/**
 * The public entry points of a package, read from its package.json so that they are listed only there. Style
 * sheets, package.json itself and entry points without `import`, which are internal, are left out.
 *
 * @param {string} folder the package's folder
 * @throws an error if the targets of an entry point are not what is built from its source
 * @returns {{ entryPoint: string, source: string, output: string }[]} e.g. `./rules`, `src/rules/index.ts`,
 * `rules/index`
 */
export function codeEntryPoints(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([entryPoint, target]) => {
    const { '@shyrdak/source': source, ...built } = target
    if (!/\.tsx?$/.test(source ?? '') || !built.import) return []
    const output = source.replace(/^\.\/src\/|\.tsx?$/g, '')
    const code = `./dist/${output}.js`
    if (!isDeepStrictEqual(built, { types: `./dist/${output}.d.ts`, import: code, default: code }))
      throw new Error(`${folder}/package.json: the targets of ${entryPoint} are not those of ${source}`)
    return [{ entryPoint, source: source.replace(/^\.\//, ''), output }]
  })
}
