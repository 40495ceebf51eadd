import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PageSecurity } from './security-headers.ts'

const compressed = promisify(brotliCompress)

/** A rendered document. */
export interface Document {
  status: number
  headers: Record<string, string>
  security: PageSecurity
  body: Buffer
}

/** A document with its compressed body. */
export interface Packed extends Document {
  brotli: Buffer
}

/** Four times faster than the best quality, for a tenth more bytes. */
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

interface PageCacheOptions {
  /** Milliseconds until a document expires; 0 where every change of it changes its key. */
  maxAge: number
  maxBytes?: number
}

type RenderDocument = () => Promise<Document | undefined>

/** Documents in memory, keyed by everything they depend on. */
export function pageCache({ maxAge, maxBytes = 24 * 1024 * 1024 }: PageCacheOptions) {
  const documents = new LRUCache<string, Packed, RenderDocument>({
    maxSize: maxBytes,
    ttl: maxAge,
    sizeCalculation: ({ body, brotli }) => body.length + brotli.length + 500,
    fetchMethod: async (_key, _stale, { context: render }) => {
      const document = await render()
      return document && pack(document)
    },
  })
  return {
    get: (key: string) => documents.get(key),
    /** Renders a document that is not there yet. All who ask for it meanwhile wait for the same rendering. */
    getOrRender: (key: string, render: RenderDocument) => documents.fetch(key, { context: render }),
  }
}
