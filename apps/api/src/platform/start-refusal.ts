/**
 * The store cannot be opened, and a person has to do something about it.
 * `message` is one sentence for that person, free of secrets; `cause` is what the machine said.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}

export const isStartRefusal = (error: unknown): error is StartRefusal =>
  error instanceof Error && error.name === 'StartRefusal'
