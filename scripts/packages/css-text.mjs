import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { styleOptions } from './style-options.mjs'

const TOKEN = /--shyrdak-([\w-]+)/g

/** The names that the sheet of tokens declares. */
const declared = (tokens) =>
  new Set([...readFileSync(tokens, 'utf8').matchAll(/^\s*(--shyrdak-[\w-]+):/gm)].map(([, name]) => name))

/**
 * Inside a shadow root a token has an inner name whose value is the page's token, or else the shop's own: declared on
 * the host under its own name it would win over what the page says of the whole document.
 */
const inner = (text, names) => text.replace(TOKEN, (name, short) => (names.has(name) ? `--s-${short}` : name))

/** `--shyrdak-line: #e2d7c5` becomes `--s-line: var(--shyrdak-line, #e2d7c5)`, where nothing stands around it but the host. */
const asFallbacks = (text) =>
  text.replace(
    /^  --shyrdak-([\w-]+):\s*([^;]+);/gm,
    (_, short, value) => `  --s-${short}: var(--@${short}, ${value});`,
  )

/** A root em is the page's to choose, and may be three pixels; sixteen are what the shop is drawn with. */
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
 * The text of a sheet, with what it imports, as a shadow root needs it.
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
 * `import text from './sheet.css?inline'` is the text of a sheet, with what it imports, as a shadow root needs it.
 *
 * @param {string} folder the package's folder
 * @returns {import('esbuild').Plugin}
 */
export const cssText = (folder) => ({
  name: 'css-text',
  setup(builder) {
    builder.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      // The mark stays, or whoever else loads sheets would take this one for his. The names of chunks are made of paths,
      // and should not tell where somebody builds.
      path: relative(folder, join(resolveDir, path)),
      namespace: 'css-text',
    }))
    builder.onLoad({ filter: /.*/, namespace: 'css-text' }, async ({ path }) => ({
      contents: `export default ${JSON.stringify(await textOf(join(folder, path.replace(/\?inline$/, '')), folder))}`,
      loader: 'js',
    }))
  },
})
