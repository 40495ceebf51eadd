/** How a row is written: inserted, or updated at the revision that was read. */
export interface WriteOptions {
  now: Date
  /** The manager's account id; absent when seeding. */
  by?: number
  /** The row to update and the revision that was read. Any other revision is refused as `STALE`. */
  over?: { id: number; revision: number }
}

/** The row to delete and the revision that was read. Any other revision is refused as `STALE`. */
export interface RowVersion {
  id: number
  revision: number
}

/** The id of the written row and its new revision. */
export interface WriteResult {
  id: number
  revision: number
  /** Images that were only in versions which have been deleted. */
  outdated?: readonly string[]
}
