/** How a thing is written: as a new one, or over the one that was read. */
export interface Writing {
  now: Date
  /** The manager who writes; absent for what a store begins with. */
  by?: number
  /** The thing that is changed, and its revision when it was read; any other revision is refused as `STALE`. */
  over?: { id: number; revision: number }
}

/** The thing that is removed, and its revision when it was read; any other one is refused as `STALE`. */
export interface Removing {
  id: number
  revision: number
}

/** What was written: its number, and its revision from now on. */
export interface Written {
  id: number
  revision: number
  /** Images that only versions named which are kept no longer. */
  outdated?: readonly string[]
}
