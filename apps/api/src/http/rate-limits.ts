import type { Endpoint } from '@shyrdak/sdk/contract'

interface RateLimit {
  max: number
  timeWindow: string
}

/** Reads are many and cheap; writes are few; text search costs more than a list. Per caller's address. */
const READS: RateLimit = { max: 1200, timeWindow: '1 minute' }
const SEARCHES: RateLimit = { max: 240, timeWindow: '1 minute' }
const WRITES: RateLimit = { max: 120, timeWindow: '1 minute' }

export function rateLimitOf(endpoint: Endpoint): RateLimit {
  if (endpoint.path.startsWith('/frontend/search')) return SEARCHES
  return endpoint.method === 'GET' || endpoint.reads ? READS : WRITES
}
