import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare/root.mjs'
import { BROWSERS } from './browsers.mjs'

/** The style sheets among a package's entry points, e.g. `src/styles.css`. */
function sheetsOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.values(exports).flatMap(({ '@shyrdak/source': source, default: built }) =>
    built?.endsWith('.css') ? [source.replace(/^\.\//, '')] : [],
  )
}

const STYLES = join(root, 'packages/blocks/src/styles.css')
const NOTHING = /$^/

/**
 * Removes the rules from the cascade layer that the reference site uses. A host's reset is unlayered and
 * would win over every layered rule; unlayered, our classes win over its element selectors. Tokens stay in
 * the layer: no reset sets them, and a host's own values win wherever its sheet is. Rules that only counter
 * resets are in a separate sheet, the first one.
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
 * The build options of a package's style sheets: `src/styles.css`, with its `@import`s, to `dist/styles.css`.
 * References to fonts and images stay unchanged: the page that uses the sheet serves them.
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
  target: BROWSERS,
  logLevel: 'warning',
})

/**
 * The build options of the published style sheets.
 *
 * @param {string} folder the package's folder
 * @returns {import('esbuild').BuildOptions}
 */
export const publishedStyleOptions = (folder) => ({ ...styleOptions(folder), plugins: [withoutLayer] })
