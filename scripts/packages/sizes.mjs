import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import filePlugin from '@size-limit/file'
import { build } from 'esbuild'
import sizeLimit from 'size-limit'
import { root } from '../prepare/root.mjs'

const kB = (bytes) => (bytes / 1000).toFixed(2).padStart(7)

const isStyles = ({ from }) => Object.keys(from).every((door) => door.endsWith('.css'))

/** What somebody writes to use just that: `*` is all of a door. */
function importsOf(line) {
  if (isStyles(line)) return Object.keys(line.from).map((door) => `@import '${door}';`)
  return Object.entries(line.from).map(([door, names], index) =>
    names.includes('*')
      ? `export * as door${index} from '${door}'`
      : `export { ${names.join()} } from '${door}'`,
  )
}

/** Bundled from the built packages, as a stranger would; React is the host's. */
async function bundle(line, outfile) {
  await build({
    stdin: {
      contents: importsOf(line).join('\n'),
      resolveDir: join(root, 'stories'),
      loader: isStyles(line) ? 'css' : 'js',
    },
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', '*.woff2', '*.svg'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
}

/**
 * Measures each line of size-limits.json (brotli, bytes) and prints them beside their limits.
 *
 * @param {string} folder an existing folder for the bundles
 * @returns {Promise<boolean>} whether everything is within its limit
 */
export async function checkSizes(folder) {
  const limits = JSON.parse(readFileSync(join(import.meta.dirname, 'size-limits.json'), 'utf8'))
  const files = limits.map((line, index) => join(folder, `bundle-${index}.${isStyles(line) ? 'css' : 'js'}`))
  await Promise.all(limits.map((line, index) => bundle(line, files[index])))
  const sizes = await sizeLimit([filePlugin], { checks: files.map((file) => ({ files: [file] })) })

  console.log(`\n  ${'kB, brotli'.padEnd(44)}${'is'.padStart(7)}  ${'limit'.padStart(7)}`)
  const verdicts = limits.map(({ name, limit }, index) => {
    const size = sizes[index]?.size ?? Infinity
    const isWithin = size <= limit
    console.log(`  ${name.padEnd(44)}${kB(size)}  ${kB(limit)}${isWithin ? '' : '  too large'}`)
    return isWithin
  })
  return verdicts.every(Boolean)
}
