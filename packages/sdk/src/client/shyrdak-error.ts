import type { Issue } from '../contract/errors.ts'
import type { FailureCode } from '../rules/failure-code.ts'

const MARK = Symbol.for('@shyrdak/sdk/error')

export interface ShyrdakErrorInit {
  readonly code: FailureCode
  /** The operation: `GET /frontend/product/:slug`. Never the URL, which may contain a secret. */
  readonly operation: string
  readonly message?: string | undefined
  /** HTTP status, absent if there was no response. */
  readonly status?: number | undefined
  readonly issues?: readonly Issue[] | undefined
  /** The data that the endpoint declares for this code, absent if the response does not have it. */
  readonly data?: Readonly<Record<string, unknown>> | undefined
  /** Seconds to wait before retrying, if the store sent them. */
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/**
 * The error of every failed call. Switch on `code`; for texts to show, use `describeError(code, i18n)` and
 * `describeIssue(issue, i18n)` from `@shyrdak/sdk/messages`. `message` is English and meant for logs.
 */
export class ShyrdakError extends Error {
  override readonly name = 'ShyrdakError'
  readonly code: FailureCode
  /** Method and path of the endpoint: `GET /frontend/product/:slug`. */
  readonly operation: string
  /** HTTP status, undefined if there was no response. */
  readonly status: number | undefined
  /** The invalid values; empty if the error is not about values. */
  readonly issues: readonly Issue[]
  /** The data that the endpoint declares for this code; `isRefusal` narrows its type. */
  readonly data: Readonly<Record<string, unknown>> | undefined
  /** Seconds to wait before retrying, undefined if the store sent none. */
  readonly retryAfter: number | undefined

  constructor({ code, operation, message, status, issues, data, retryAfter, cause }: ShyrdakErrorInit) {
    super(`${operation}: ${message ?? code}`, cause === undefined ? undefined : { cause })
    this.code = code
    this.operation = operation
    this.status = status
    this.issues = issues ?? []
    this.data = data
    this.retryAfter = retryAfter
    Object.defineProperty(this, MARK, { value: true })
  }

  /** The issues by dotted path: `contact.email`, `items.0.count`. */
  get fields(): Readonly<Record<string, readonly Issue[]>> {
    // A group is never undefined, as its type says of every key that could be asked for.
    return Object.groupBy(this.issues, ({ path }) => path.join('.')) as Record<string, Issue[]>
  }
}

/** Whether a thrown value is a ShyrdakError, including one from another copy of this package or another frame. */
export const isShyrdakError = (thrown: unknown): thrown is ShyrdakError =>
  typeof thrown === 'object' && thrown !== null && MARK in thrown
