import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PageSecurity } from './security-headers.ts'

const compressed = promisify(brotliCompress)

/** What a document was answered with. */
export interface Document {
  status: number
  headers: Record<string, string>
  security: PageSecurity
  body: Buffer
}

/** A document ready to be sent to whoever asks, compressed once. */
export interface Packed extends Document {
  brotli: Buffer
}

/** Four times faster than the best setting, for a tenth more bytes. */
const QUALITY = 5

export async function pack(document: Document): Promise<Packed> {
  const brotli = await compressed(document.body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: document.body.length,
    },
  })
  return { ...document, brotli }
}

interface Keeping {
  /** How long a document may be kept, in milliseconds; 0 where whatever changes it also changes its key. */
  maxAge: number
  maxBytes?: number
}

/** Documents in memory, keyed by everything they depend on; where a change may go unheard, not for long. */
export function pageCache({ maxAge, maxBytes = 24 * 1024 * 1024 }: Keeping) {
  const kept = new LRUCache<string, Packed>({
    maxSize: maxBytes,
    ttl: maxAge,
    sizeCalculation: ({ body, brotli }) => body.length + brotli.length + 500,
  })
  return {
    get: (key: string) => kept.get(key),
    /** Only complete pages are kept. */
    keep(key: string, packed: Packed): void {
      if (packed.status === 200) kept.set(key, packed)
    },
  }
}
