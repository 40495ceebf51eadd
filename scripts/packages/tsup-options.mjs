import { dirname, relative } from 'node:path'
import { build } from 'esbuild'
import { writeDeclarations } from './declarations.mjs'
import { codeEntryPoints } from './entry-points.mjs'
import { lightContractInPackages } from './light-contract.mjs'

const SOURCE = '@shyrdak/source'

/** Every module behind the doors, as tsup wants its entries: `{ 'rules/money': 'src/rules/money.ts' }`. */
async function modulesBehind(entryPoints) {
  const { metafile } = await build({
    entryPoints: entryPoints.map(({ source }) => source),
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
const preserveModules = {
  name: 'keep-modules',
  setup(builder) {
    builder.onResolve(
      { filter: /^(\.{1,2}\/|#)/ },
      async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || pluginData === preserveModules) return undefined
        const found = await builder.resolve(path, { kind, importer, resolveDir, pluginData: preserveModules })
        if (found.errors.length > 0) return { errors: found.errors }
        const file = relative(dirname(importer), found.path).replaceAll('\\', '/')
        return { path: `./${file}`.replace(/^\.\/\.\./, '..').replace(/\.tsx?$/, '.js'), external: true }
      },
    )
  },
}

const CALLS_HOOKS = /\b(?:use[A-Z]\w*|createContext)\(/
const HANDLES_EVENTS = /\bon[A-Z]\w*:/
const RENDERS = /from "react\/jsx-runtime"/

/** Whether React must run a module in the browser too: it calls hooks, or gives elements event handlers. */
const isForClients = (code) => CALLS_HOOKS.test(code) || (RENDERS.test(code) && HANDLES_EVENTS.test(code))

/** Marks such modules for frameworks with server components; all others stay usable on both sides. */
const clientModules = {
  name: 'client-modules',
  renderChunk: (code) =>
    // Written into the first line, a comment, so that the source map still fits.
    isForClients(code) ? { code: `"use client"; ${code}` } : undefined,
}

/**
 * How every package is built: a module of its own for each source, so that whoever imports one name is not
 * handed the side effects of its neighbours, and a declaration beside it.
 */
export async function tsupOptions(folder = process.cwd()) {
  const entryPoints = codeEntryPoints(folder)
  return {
    entry: await modulesBehind(entryPoints),
    format: ['esm'],
    clean: true,
    sourcemap: true,
    splitting: false,
    silent: true,
    esbuildPlugins: [preserveModules, lightContractInPackages],
    plugins: [clientModules],
    external: [/^react(-dom)?(\/|$)/],
    // tsup's own way bundles the declarations of each entry point: minutes, where the native compiler takes seconds.
    onSuccess: async () => writeDeclarations(folder),
  }
}
