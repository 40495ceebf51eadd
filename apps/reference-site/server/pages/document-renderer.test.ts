import { data, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { documentRenderer } from './document-renderer.ts'

interface Page {
  kind?: 'document' | 'hydrated'
  loader?: () => unknown
  renderDocument?: (parts: { staticHandlerContext: { loaderData: unknown } }) => string
}

/** A build with one page, at /mules. */
function render({ kind = 'document', loader = () => 'wool', renderDocument }: Page = {}, path = '/mules') {
  const build = {
    routes: {
      root: { id: 'root', path: '', module: { loader: () => 'frame' } },
      mules: { id: 'mules', parentId: 'root', path: 'mules', module: { loader, handle: { kind } } },
    },
    entry: {
      module: {
        renderDocument:
          renderDocument ?? (({ staticHandlerContext }) => JSON.stringify(staticHandlerContext.loaderData)),
      },
    },
  } as unknown as ServerBuild // all that the renderer reads of it
  return documentRenderer(build, '/')(new Request(`http://shop.example${path}`), new RouterContextProvider())
}

const failing = () => {
  throw new Error('no database')
}

test('a document is rendered from its loaders’ data and headers', async () => {
  const rendered = await render({ loader: () => data('wool', { headers: { 'cache-control': 'no-store' } }) })
  expect(rendered).toMatchObject({ status: 200, html: '{"root":"frame","mules":"wool"}' })
  expect(rendered?.headers.get('cache-control')).toBe('no-store')
})

test.each<[string, Page, string?]>([
  ['a page that is hydrated', { kind: 'hydrated' }],
  ['an address without a page', {}, '/boots'],
  ['a page that is not found', { loader: () => data('none', { status: 404 }) }],
  ['a page whose loader fails', { loader: failing }],
  ['a page that leads elsewhere', { loader: () => Response.redirect('http://shop.example/') }],
  ['a page that cannot be rendered', { renderDocument: failing }],
])('%s is left to the next handler', async (_, page, path) => {
  expect(await render(page, path)).toBeUndefined()
})
