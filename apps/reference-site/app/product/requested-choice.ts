import { productPath } from '@shyrdak/sdk/format'
import type { OrderKind, Variation } from '@shyrdak/sdk/contract'
import { redirect } from 'react-router'
import { documentQuery } from '../page/document-query.ts'

const MOVED = 301

interface Asked {
  params: { slug: string }
  request: Request
}

/**
 * The variation and size that the URL requests. Redirects a URL with another slug or the product's id to the
 * current one.
 */
export function requestedChoice(
  market: OrderKind,
  { slug, variations }: { slug: string; variations: readonly Variation[] },
  { params, request }: Asked,
): { variation?: number; size?: string } {
  const { searchParams, search } = new URL(request.url)
  if (slug !== params.slug) {
    const query = documentQuery(search)
    throw redirect(`${productPath(market, slug)}${query && `?${query}`}`, MOVED)
  }
  const chosen = variations.find(({ id }) => String(id) === searchParams.get('variation'))
  const size = searchParams.get('size')
  return { ...(chosen && { variation: chosen.id }), ...(size !== null && { size }) }
}
