import { dirname, relative } from 'node:path'
import { build } from 'esbuild'
import { writeDeclarations } from './declarations.mjs'
import { codeEntryPoints } from './entry-points.mjs'
import { lightContractInPackages } from './light-contract.mjs'

const SOURCE = '@shyrdak/source'

/** Every module behind the entry points, in tsup's format: `{ 'rules/money': 'src/rules/money.ts' }`. */
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

/** Keeps imports inside a package as imports, of the built file instead of the source. */
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
        return {
          path: `./${file}`.replace(/^\.\/\.\./, '..').replace(/\.tsx?$/, '.js'),
          external: true,
          // An import of which nothing is used is dropped, since bundlers warn about it.
          sideEffects: found.sideEffects,
        }
      },
    )
  },
}

const CALLS_HOOKS = /\b(?:use[A-Z]\w*|createContext)\(/
const HANDLES_EVENTS = /\bon[A-Z]\w*:/
const RENDERS = /from "react\/jsx-runtime"/

/** Whether a module must also run in the browser: it calls hooks, or gives elements event handlers. */
const isForClients = (code) => CALLS_HOOKS.test(code) || (RENDERS.test(code) && HANDLES_EVENTS.test(code))

/** Marks such modules for frameworks with server components; all others work on both sides. */
const clientModules = {
  name: 'client-modules',
  renderChunk: (code) =>
    // Prepended to the first line, so that the source map still fits.
    isForClients(code) ? { code: `"use client"; ${code}` } : undefined,
}

/**
 * The build options of every package: each source becomes a module of its own, so that importing one name
 * does not pull in the side effects of others, with a declaration next to it.
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
    // Not tsup's own way, which takes minutes per build; the native compiler takes seconds.
    onSuccess: async () => writeDeclarations(folder),
  }
}
