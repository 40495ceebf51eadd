import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import filePlugin from '@size-limit/file'
import { build } from 'esbuild'
import sizeLimit from 'size-limit'
import { root } from '../prepare/root.mjs'

const kB = (bytes) => (bytes / 1000).toFixed(2).padStart(7)

/** All of a door at once, as the built package ships it; React is the host's. */
async function bundle({ doors }, outfile) {
  const isStyles = doors.every((door) => door.endsWith('.css'))
  const contents = isStyles
    ? doors.map((door) => `@import '${door}';`).join('\n')
    : doors.map((door, index) => `export * as door${index} from '${door}'`).join('\n')
  await build({
    stdin: { contents, resolveDir: join(root, 'stories'), loader: isStyles ? 'css' : 'js' },
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
  const files = limits.map(({ doors }, index) =>
    join(folder, `bundle-${index}.${doors[0].endsWith('.css') ? 'css' : 'js'}`),
  )
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
