import { refuse, type Refusal } from './refusal.ts'

/** Refuses a file above a limit in bytes. A megabyte is a million of them: no limit is stated too high. */
export const tooLarge = (most: number): Refusal =>
  refuse('TOO_LARGE', { message: `A file of this kind may have ${Math.floor(most / 1_000_000)} MB.` })
