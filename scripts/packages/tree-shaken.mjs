import { basename, dirname, join, relative } from 'node:path'
import { build } from 'esbuild'

/** Imports of other packages stay imports; those that nothing uses are left out. */
const external = {
  name: 'external',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true, sideEffects: false },
    )
  },
}

/**
 * Lets modules take some names of a dependency without what its other names import. esbuild counts all that a file
 * imports as reached by whoever takes one name of it, and loads it at once.
 *
 * @param {string} dependency such as `@xstate/react`, made of one file
 * @param {readonly string[]} names that are taken of it; another does not build
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
      // The names of chunks are made of paths, and should not tell where somebody builds.
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
