import { dirname, relative } from 'node:path'
import { build } from 'esbuild'
import { codeDoors } from './doors.mjs'

const SOURCE = '@shyrdak/source'

/** Every module behind the doors, as tsup wants its entries: `{ 'rules/money': 'src/rules/money.ts' }`. */
async function modulesBehind(doors) {
  const { metafile } = await build({
    entryPoints: doors.map(({ source }) => source),
    outdir: 'dist',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    conditions: [SOURCE],
    logLevel: 'silent',
  })
  const files = Object.keys(metafile.inputs).filter((file) => /^src\/.*\.tsx?$/.test(file))
  return Object.fromEntries(files.map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), file]))
}

/** Imports inside a package stay imports, of the built file instead of the source. */
const keepModules = {
  name: 'keep-modules',
  setup(builder) {
    builder.onResolve(
      { filter: /^(\.{1,2}\/|#)/ },
      async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || pluginData === keepModules) return undefined
        const found = await builder.resolve(path, { kind, importer, resolveDir, pluginData: keepModules })
        if (found.errors.length > 0) return { errors: found.errors }
        const file = relative(dirname(importer), found.path).replaceAll('\\', '/')
        return { path: `./${file}`.replace(/^\.\/\.\./, '..').replace(/\.tsx?$/, '.js'), external: true }
      },
    )
  },
}

/**
 * How every package is built: a module of its own for each source, so that whoever imports one name is not
 * handed the side effects of its neighbours, and one declaration for each door.
 */
export async function tsupOptions(folder = process.cwd()) {
  const doors = codeDoors(folder)
  return {
    entry: await modulesBehind(doors),
    format: ['esm'],
    dts: { entry: Object.fromEntries(doors.map(({ source, output }) => [output, source])) },
    clean: true,
    sourcemap: true,
    splitting: false,
    silent: true,
    esbuildPlugins: [keepModules],
    external: [/^react(-dom)?(\/|$)/],
  }
}
