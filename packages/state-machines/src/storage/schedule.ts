/** Schedules a write, so that many changes are written once. */
export type Schedule = (write: () => void) => void
