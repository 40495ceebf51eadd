import type { Route } from './+types/robots.ts'
import type { PageHandle } from '#page/kind.ts'
import { requestContextKey } from '#page/request-context.ts'

const CLOSED = [
  '/order/',
  '/payment-link/',
  '/back-in-stock/',
  '/admin/',
  '/desk/',
  '/search',
  '/preferences',
  '/api/',
  '/dev/',
  '/test-bank/',
]
const PREFIXES = ['', '/en', '/ru', '/kg']

export const handle: PageHandle = { kind: 'file' }

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContextKey)
  const lines = [
    'User-agent: *',
    ...PREFIXES.flatMap((prefix) => CLOSED.map((path) => `Disallow: ${prefix}${path}`)),
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
