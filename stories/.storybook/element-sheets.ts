import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { textOf } from '../../scripts/packages/css-text.mjs'

const PACKAGE = fileURLToPath(new URL('../../packages/react-store', import.meta.url))
const MARK = '\0element-sheet:'

/** Resolves `./sheet.css?inline` as the custom elements' build does: bundled, with shadow root tokens. */
export const elementSheets = (): Plugin => ({
  name: 'element-sheets',
  enforce: 'pre',
  resolveId(path, importer) {
    if (!importer?.startsWith(PACKAGE) || !path.endsWith('.css?inline')) return null
    // Without the `.css` extension, so that Vite does not process it as a stylesheet.
    return MARK + join(dirname(importer), path.replace(/\.css\?inline$/, ''))
  },
  async load(id) {
    if (!id.startsWith(MARK)) return null
    const file = `${id.slice(MARK.length)}.css`
    this.addWatchFile(file)
    return `export default ${JSON.stringify(await textOf(file, PACKAGE))}`
  },
})
