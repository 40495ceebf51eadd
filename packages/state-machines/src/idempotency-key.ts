import type { SyncedLine } from './cart-sync/synced-cart.ts'

/** Returns a 128-bit hash of a text; not for secrets. */
function digest(text: string): string {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef]
  for (let place = 0; place < text.length; place += 1)
    for (const [index, word] of words.entries()) {
      const mixed = Math.imul(word ^ text.charCodeAt(place), 0x85ebca6b + 2 * index)
      words[index] = (mixed ^ (mixed >>> 15) ^ (words[(index + 1) % words.length]! >>> 7)) >>> 0 // the index is taken modulo
    }
  return words.map((word) => word.toString(36).padStart(7, '0')).join('')
}

/**
 * Returns the idempotency key for ordering these lines: the same in every tab, and a new one after every
 * change. It cannot be guessed, because each line contains the random text of the tab that changed it.
 */
export const idempotencyKeyOf = (lines: readonly SyncedLine[]): string =>
  digest(
    JSON.stringify(
      lines.map(({ key, count, clock, replica }) => [key, count, clock, replica].join(' ')).sort(),
    ),
  )
