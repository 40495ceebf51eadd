import type { SafeHtml } from '@shyrdak/sdk/blocks'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { POLICY } from './policy.ts'

/** Longer texts are cut: beyond the longest that a schema lets in, nobody wrote this by hand. */
const MAX_CHARACTERS = 200_000

/** Cleaned texts by the hash of what was written; one store holds as much as a large shop writes. */
const cache = new LRUCache<string, SafeHtml>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (text) => 100 + text.length * 2,
})

/** Tags that may not stand in each other can move once more when what is clean is read again. */
const MAX_PASSES = 4

function settled(text: string): string {
  let clean = text
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const before = clean
    clean = sanitizeHtml(before, POLICY).trim()
    if (clean === before) break
  }
  return clean
}

/**
 * HTML that a browser may draw, whatever was written. What the policy does not know is left out; texts stay.
 * The same text is cleaned once; cleaning what is clean changes nothing.
 */
export function cleanHtml(written: unknown): SafeHtml {
  if (typeof written !== 'string') return '' as SafeHtml // nothing is harmless
  const text = written.slice(0, MAX_CHARACTERS)
  const hash = createHash('sha256').update(text).digest('base64')
  const known = cache.get(hash)
  if (known !== undefined) return known
  const clean = settled(text) as SafeHtml // this is where the brand is given
  cache.set(hash, clean)
  return clean
}
