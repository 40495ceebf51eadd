import { basename, dirname, join, relative } from 'node:path'
import { build } from 'esbuild'

/** Keeps imports of other packages external; unused ones are dropped. */
const external = {
  name: 'external',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true, sideEffects: false },
    )
  },
}

/**
 * Imports some names of a dependency without the imports of its other names. esbuild otherwise treats
 * everything a file imports as reached by any one name of it, and loads it eagerly.
 *
 * @param {string} dependency such as `@xstate/react`, consisting of one file
 * @param {readonly string[]} names used from it; any other fails the build
 * @returns {import('esbuild').Plugin}
 */
export const treeShaken = (dependency, names) => ({
  name: 'tree-shaken',
  setup(building) {
    const { conditions, target, absWorkingDir: folder = process.cwd() } = building.initialOptions
    building.onResolve({ filter: new RegExp(`^${dependency}$`) }, async ({ pluginData, ...where }) => {
      if (pluginData === treeShaken) return undefined
      const { kind, importer, resolveDir } = where
      const { path } = await building.resolve(dependency, {
        kind,
        importer,
        resolveDir,
        pluginData: treeShaken,
      })
      // Chunk names are derived from paths and must not reveal where the build ran.
      return { path: relative(folder, path), namespace: 'tree-shaken', sideEffects: false }
    })
    building.onLoad({ filter: /.*/, namespace: 'tree-shaken' }, async (module) => {
      const path = join(folder, module.path)
      const { outputFiles } = await build({
        stdin: {
          contents: `export { ${names.join()} } from './${basename(path)}'`,
          resolveDir: dirname(path),
        },
        bundle: true,
        format: 'esm',
        conditions,
        target,
        plugins: [external],
        write: false,
      })
      return { contents: outputFiles[0].text, resolveDir: dirname(path) }
    })
  },
})
