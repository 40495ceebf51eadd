import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Matches the `handle` of a document's route module: see app/page/kind.ts. */
const DOCUMENT = /kind: 'document'/

/** The routes of a build, with the URLs of their style sheets. */
async function readRoutes(assets) {
  const manifest = (await readdir(assets)).find((name) => /^manifest-\w+\.js$/.test(name))
  const text = await readFile(join(assets, manifest), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)).routes
}

/** The style sheets of a page in order: those of its parent routes, then its own. */
function sheetsOf(route, routes) {
  const outer = routes[route.parentId]
  return [...new Set([...(outer ? sheetsOf(outer, routes) : []), ...(route.css ?? [])])]
}

/** The URLs of the style sheets of each document, in order. */
export async function sheetsOfDocuments(assets, app) {
  const routes = await readRoutes(assets)
  const sheets = await Promise.all(
    Object.values(routes).map(async (route) => {
      const source = await readFile(join(app, `${route.id}.tsx`), 'utf8').catch(() => '') // not all have such a file
      return DOCUMENT.test(source) ? sheetsOf(route, routes) : []
    }),
  )
  return sheets.filter(({ length }) => length > 0)
}

/**
 * Writes the style sheets of each kind of document as one file. They are applied after a complete first view:
 * one by one, the frame's sheet would briefly undo what the page's sheet corrects. Returns the URLs of the
 * joined files, by the URLs of their parts joined with spaces.
 */
export async function joinSheets(assets, documents) {
  const joined = {}
  for (const sheets of documents) {
    if (sheets.length < 2) continue
    const texts = await Promise.all(sheets.map((href) => readFile(join(assets, '..', href), 'utf8')))
    const text = texts.join('\n')
    const name = `page-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
    await writeFile(join(assets, name), text)
    joined[sheets.join(' ')] = `/assets/${name}`
  }
  return joined
}
