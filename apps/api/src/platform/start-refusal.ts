/**
 * The store cannot be opened and a person has to act. `message` is one sentence for that person, without
 * secrets; `cause` is the technical error.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}

export const isStartRefusal = (error: unknown): error is StartRefusal =>
  error instanceof Error && error.name === 'StartRefusal'
