/** Something that a manager approves or rejects, as it was read. */
export interface Moderated {
  readonly id: number
  readonly revision: number
}
