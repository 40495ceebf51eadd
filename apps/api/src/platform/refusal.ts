import { ERROR_STATUS, INVALID_MESSAGE, type ErrorCode, type Issue } from '@shyrdak/sdk/contract'

export interface RefusalDetails {
  /** In English, for developers who read the response. */
  message?: string
  issues?: Issue[]
  /** Fields of the error body, as the endpoint declares them for this code in its `errors`. */
  data?: Readonly<Record<string, unknown>>
  /** Seconds after which a retry makes sense. */
  retryAfter?: number
  /** The underlying error, for the log. */
  cause?: unknown
}

/** The store says no, with a code of the contract. Anything else thrown is our fault and answers 500. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? (code === 'INVALID' ? INVALID_MESSAGE : code), { cause: details.cause })
    this.name = 'Refusal'
    this.code = code
    this.status = ERROR_STATUS[code]
    this.details = details
  }
}

export const refuse = (code: ErrorCode, details?: RefusalDetails) => new Refusal(code, details)

/** Refuses an input for one field: `refuseField(['items', 0, 'size'], 'unknown')`. */
export const refuseField = (path: (string | number)[], code: string, params?: Issue['params']) =>
  new Refusal('INVALID', { issues: [{ path, code, ...(params && { params }) }] })
