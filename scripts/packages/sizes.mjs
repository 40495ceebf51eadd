import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import filePlugin from '@size-limit/file'
import { build, formatMessages } from 'esbuild'
import sizeLimit from 'size-limit'
import { root } from '../prepare/root.mjs'

const kB = (bytes) => (bytes / 1000).toFixed(2).padStart(7)

/** A built module and its static imports, recursively; dynamic imports are not counted. */
function loadedWith(file, known = new Set()) {
  if (known.has(file)) return known
  known.add(file)
  const atOnce = /(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g
  for (const [, other] of readFileSync(file, 'utf8').matchAll(atOnce))
    loadedWith(join(dirname(file), other), known)
  return known
}

const isStyles = ({ from }) => Object.keys(from).every((entryPoint) => entryPoint.endsWith('.css'))

/** The import code for a line; `*` stands for everything an entry point exports. */
function importsOf(line) {
  if (isStyles(line)) return Object.keys(line.from).map((entryPoint) => `@import '${entryPoint}';`)
  return Object.entries(line.from).map(([entryPoint, names], index) =>
    names.includes('*')
      ? `export * as door${index} from '${entryPoint}'`
      : `export { ${names.join()} } from '${entryPoint}'`,
  )
}

/**
 * Bundles the built packages as a consumer would; React is external, dynamic imports separate files. Throws if
 * the bundler has something to warn about.
 */
async function bundle(line, outdir) {
  const { warnings } = await build({
    stdin: {
      contents: importsOf(line).join('\n'),
      resolveDir: join(root, 'stories'),
      loader: isStyles(line) ? 'css' : 'js',
    },
    outdir,
    bundle: true,
    splitting: !isStyles(line),
    minify: true,
    format: 'esm',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', '*.woff2', '*.svg'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  if (warnings.length > 0)
    throw new Error(`${line.name}:\n${(await formatMessages(warnings, { kind: 'warning' })).join('\n')}`)
}

/**
 * Measures each line of size-limits.json (brotli, bytes) and prints the sizes next to their limits. A line
 * names imports `from` entry points, or built `modules` that a browser loads directly.
 *
 * @param {string} folder an existing folder for the bundles
 * @returns {Promise<boolean>} whether everything is within its limit
 */
export async function checkSizes(folder) {
  const limits = JSON.parse(readFileSync(join(import.meta.dirname, 'size-limits.json'), 'utf8'))
  const filesOf = async (line, index) => {
    if (line.modules) return [...new Set(line.modules.flatMap((file) => [...loadedWith(join(root, file))]))]
    const bundled = join(folder, `bundle-${index}`)
    await bundle(line, bundled)
    return isStyles(line) ? [join(bundled, 'stdin.css')] : [...loadedWith(join(bundled, 'stdin.js'))]
  }
  const files = await Promise.all(limits.map(filesOf))
  const sizes = await sizeLimit([filePlugin], { checks: files.map((each) => ({ files: each })) })

  console.log(`\n  ${'kB, brotli'.padEnd(44)}${'is'.padStart(7)}  ${'limit'.padStart(7)}`)
  const verdicts = limits.map(({ name, limit }, index) => {
    const size = sizes[index]?.size ?? Infinity
    const isWithin = size <= limit
    console.log(`  ${name.padEnd(44)}${kB(size)}  ${kB(limit)}${isWithin ? '' : '  too large'}`)
    return isWithin
  })
  return verdicts.every(Boolean)
}
