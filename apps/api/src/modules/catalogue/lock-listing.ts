import { takeLock } from '#platform/sql/advisory-locks.ts'
import type { Transaction } from '#platform/sql/database.ts'

/**
 * Locks the read models of lists and search. Changes of single products, given by their ids, take a shared
 * lock. A change that affects many products takes an exclusive one, so that no product is listed with data that
 * has just changed.
 */
export const lockListing = (tx: Transaction, goods: unknown) =>
  takeLock(tx, 'listing', Array.isArray(goods) ? 'shared' : 'exclusive')
