import { ERROR_STATUS, INVALID_MESSAGE, type ErrorCode, type Issue } from '@shyrdak/sdk/contract'

interface Because {
  /** English, for people who read the wire. */
  message?: string
  issues?: Issue[]
  /** What the endpoint declares for this code in its `errors`: fields of the error's body. */
  data?: Readonly<Record<string, unknown>>
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  /** What made it so, for the log. */
  cause?: unknown
}

/** The store says no, with a code of the contract. Whatever else is thrown is a fault of ours and answers 500. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly because: Because

  constructor(code: ErrorCode, because: Because = {}) {
    super(because.message ?? (code === 'INVALID' ? INVALID_MESSAGE : code), { cause: because.cause })
    this.name = 'Refusal'
    this.code = code
    this.status = ERROR_STATUS[code]
    this.because = because
  }
}

export const refuse = (code: ErrorCode, because?: Because) => new Refusal(code, because)

/** Refuses an input for one field: `refuseField(['items', 0, 'size'], 'unknown')`. */
export const refuseField = (path: (string | number)[], code: string, params?: Issue['params']) =>
  new Refusal('INVALID', { issues: [{ path, code, ...(params && { params }) }] })
