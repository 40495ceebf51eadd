import type { SafeHtml } from '@shyrdak/sdk/blocks'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { POLICY } from './policy.ts'

/** Longer texts are cut: this exceeds the limits of every schema. */
const MAX_CHARACTERS = 200_000

/** Cleaned texts by the hash of the input. The size fits the texts of a large shop. */
const cache = new LRUCache<string, SafeHtml>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (text) => 100 + text.length * 2,
})

/** The parser may move invalidly nested tags again when it reads cleaned HTML. */
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
 * Cleans HTML by the policy: unknown markup is removed, its text stays. Results are cached, and cleaning is
 * idempotent.
 */
export function cleanHtml(written: unknown): SafeHtml {
  if (typeof written !== 'string') return '' as SafeHtml // an empty text is safe
  const text = written.slice(0, MAX_CHARACTERS)
  const hash = createHash('sha256').update(text).digest('base64')
  const known = cache.get(hash)
  if (known !== undefined) return known
  const clean = settled(text) as SafeHtml // the only place that assigns the brand
  cache.set(hash, clean)
  return clean
}
