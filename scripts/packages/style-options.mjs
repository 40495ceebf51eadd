import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare/root.mjs'

/** The sheets that a package's doors lead to, e.g. `src/styles.css`. */
function sheetsOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.values(exports).flatMap(({ '@shyrdak/source': source, default: built }) =>
    built?.endsWith('.css') ? [source.replace(/^\.\//, '')] : [],
  )
}

const STYLES = join(root, 'packages/blocks/src/styles.css')
const NOTHING = /$^/

/**
 * Takes the rules out of the cascade layer in which the reference site loads them. A host's reset has no layer, and
 * would win over every rule that has one; our classes win over its elements. Tokens stay in the layer: no reset sets
 * them, and a host's own win wherever its sheet stands. What only resets change stands in a sheet of its own, the first.
 */
const withoutLayer = {
  name: 'without-layer',
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(/(?<!tokens\.css') layer\(shyrdak\);$/gm, ';')
        .replace(path === STYLES ? "@import './parts.css';" : NOTHING, "@import './against-resets.css';\n$&"),
      loader: 'css',
    }))
  },
}

/**
 * How a package's style sheets are built: `src/styles.css`, with its `@import`s, to `dist/styles.css`.
 * Fonts and pictures stay where the sheet says they are: the page that uses it serves them.
 *
 * @param {string} folder the package's folder
 * @returns {import('esbuild').BuildOptions}
 */
export const styleOptions = (folder) => ({
  absWorkingDir: folder,
  entryPoints: sheetsOf(folder),
  outdir: 'dist',
  outbase: 'src',
  bundle: true,
  minify: true,
  sourcemap: true,
  conditions: ['@shyrdak/source'],
  external: ['*.woff', '*.woff2', '*.svg', '*.png', '*.webp', '*.avif'],
  target: ['chrome111', 'safari16.4', 'firefox128'],
  logLevel: 'warning',
})

/**
 * The sheets as a partner gets them.
 *
 * @param {string} folder the package's folder
 * @returns {import('esbuild').BuildOptions}
 */
export const publishedStyleOptions = (folder) => ({ ...styleOptions(folder), plugins: [withoutLayer] })
