import type { TransportRequest } from '@shyrdak/sdk'
import { routeOf } from '@shyrdak/sdk/contract'
import { contract, type Language } from '@shyrdak/sdk/contract'
import { LRUCache } from 'lru-cache'

const { menus, countries, head } = contract.content
const { methods } = contract.retailOrders.payments
const { categories, colors, prices } = contract.retailCatalogue

/** Operations that nearly every page calls. Their answers are few and rarely change. */
const CACHED = new Set(
  [
    menus.header,
    menus.footer,
    countries.list,
    methods,
    head.read,
    categories.list,
    colors.list,
    prices.read,
  ].map(routeOf),
)

interface CachedAnswer {
  answer: unknown
  tags: readonly string[]
  /** The newest revision known before the request was sent. */
  revision: number
}

interface Question {
  request: Pick<TransportRequest, 'endpoint' | 'params' | 'query'>
  /** The country and language that the answer depends on. */
  reader: { country: string; language: Language }
  /** Collects the cache tags of the answer. */
  shown?: Set<string> | undefined
}

/** Calls the backend and collects the cache tags of its answer. */
type Ask = (shown: Set<string>) => Promise<unknown>

/**
 * Caches answers that many pages share. Like a cached page, an answer is valid until one of its tags changes.
 * All pages get the same frozen object, so values derived from it can be cached by identity.
 */
export function answerCache(revision: (tags?: readonly string[]) => number) {
  const answers = new LRUCache<string, CachedAnswer>({ max: 500 })

  async function renew(key: string, ask: Ask, shown?: Set<string>): Promise<CachedAnswer> {
    const before = revision()
    const tags = new Set<string>()
    try {
      const found = { answer: frozen(await ask(tags)), tags: [...tags], revision: before }
      answers.set(key, found)
      return found
    } catch (error) {
      for (const tag of tags) shown?.add(tag)
      throw error
    }
  }

  return async ({ request, reader, shown }: Question, ask: Ask): Promise<unknown> => {
    const operation = routeOf(request.endpoint)
    if (!CACHED.has(operation)) return ask(shown ?? new Set())
    const key = JSON.stringify([operation, request.params, request.query, reader.country, reader.language])
    const known = answers.get(key)
    const { answer, tags } =
      known && revision(known.tags) <= known.revision ? known : await renew(key, ask, shown)
    for (const tag of tags) shown?.add(tag)
    return answer
  }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen)
    Object.freeze(value)
  }
  return value
}
