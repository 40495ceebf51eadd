import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { styleOptions } from './style-options.mjs'

const TOKEN = /--shyrdak-([\w-]+)/g

/** The custom properties that the token sheet declares. */
const declared = (tokens) =>
  new Set([...readFileSync(tokens, 'utf8').matchAll(/^\s*(--shyrdak-[\w-]+):/gm)].map(([, name]) => name))

/**
 * Renames tokens inside a shadow root: the inner name has the value of the page's token, or else the shop's
 * own. Declaring a token on the host under its own name would override the value that the page sets on the
 * document.
 */
const inner = (text, names) => text.replace(TOKEN, (name, short) => (names.has(name) ? `--s-${short}` : name))

/** Turns `--shyrdak-line: #e2d7c5` into `--s-line: var(--shyrdak-line, #e2d7c5)`: the page's value wins. */
const asFallbacks = (text) =>
  text.replace(
    /^  --shyrdak-([\w-]+):\s*([^;]+);/gm,
    (_, short, value) => `  --s-${short}: var(--@${short}, ${value});`,
  )

/** The page decides the size of a rem, which may be tiny; the shop is designed for 16 pixels. */
const inPixels = (text) => text.replace(/(\d*\.?\d+)rem\b/g, (_, count) => `${Number(count) * 16}px`)

const forShadows = (tokens) => ({
  name: 'for-shadows',
  setup(builder) {
    const names = declared(tokens)
    builder.onLoad({ filter: /\.css$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const named = inner(path === tokens ? asFallbacks(text) : text, names).replaceAll('--@', '--shyrdak-')
      return { contents: inPixels(named), loader: 'css' }
    })
  },
})

/**
 * Returns the text of a sheet with its imports, adapted to a shadow root.
 *
 * @param {string} file the sheet
 * @param {string} folder the package's folder
 * @returns {Promise<string>}
 */
export async function textOf(file, folder) {
  const { outputFiles } = await build({
    ...styleOptions(folder),
    entryPoints: [file],
    sourcemap: false,
    write: false,
    plugins: [forShadows(join(folder, '..', 'blocks', 'src', 'tokens.css'))],
  })
  return outputFiles[0].text.trim()
}

/**
 * `import text from './sheet.css?inline'` imports the text of a sheet with its imports, adapted to a shadow
 * root.
 *
 * @param {string} folder the package's folder
 * @returns {import('esbuild').Plugin}
 */
export const cssText = (folder) => ({
  name: 'css-text',
  setup(builder) {
    builder.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      // Keeps `?inline`, or other plugins that load sheets would handle this one. The path is relative,
      // because chunk names are derived from paths and must not reveal where the build ran.
      path: relative(folder, join(resolveDir, path)),
      namespace: 'css-text',
    }))
    builder.onLoad({ filter: /.*/, namespace: 'css-text' }, async ({ path }) => ({
      contents: `export default ${JSON.stringify(await textOf(join(folder, path.replace(/\?inline$/, '')), folder))}`,
      loader: 'js',
    }))
  },
})
