import type { Issue } from '../contract/errors.ts'
import type { Quote } from '../contract/retail-orders/delivery.ts'
import type { FailureCode } from '../rules/failure-code.ts'

const MARK = Symbol.for('@shyrdak/sdk/error')

export interface Failure {
  readonly code: FailureCode
  /** The operation, such as `GET /frontend/product/:slug`: never an address with somebody's secret in it. */
  readonly operation: string
  readonly message?: string | undefined
  /** HTTP status of the store's answer, absent when there was none. */
  readonly status?: number | undefined
  readonly issues?: readonly Issue[] | undefined
  /** The truth of the moment, beside PRICE_CHANGED, QUOTE_STALE and SOLD_OUT. */
  readonly quote?: Quote | undefined
  /** Seconds to wait before another try, when the store named them. */
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/**
 * The one way in which a call fails. Switch on `code`; say it with `describeError(code, language)` and
 * `describeIssue(issue, language)` of `@shyrdak/sdk/words`. `message` is English, for people who read logs.
 */
export class ShyrdakError extends Error {
  override readonly name = 'ShyrdakError'
  readonly code: FailureCode
  readonly operation: string
  readonly status: number | undefined
  readonly issues: readonly Issue[]
  readonly quote: Quote | undefined
  readonly retryAfter: number | undefined

  constructor({ code, operation, message, status, issues, quote, retryAfter, cause }: Failure) {
    super(`${operation}: ${message ?? code}`, cause === undefined ? undefined : { cause })
    this.code = code
    this.operation = operation
    this.status = status
    this.issues = issues ?? []
    this.quote = quote
    this.retryAfter = retryAfter
    Object.defineProperty(this, MARK, { value: true })
  }

  /** The issues by the dotted path of their field: `contact.email`, `items.0.count`. */
  get fields(): Readonly<Record<string, readonly Issue[]>> {
    const byField = new Map<string, Issue[]>()
    for (const issue of this.issues) {
      const field = issue.path.join('.')
      byField.set(field, [...(byField.get(field) ?? []), issue])
    }
    return Object.fromEntries(byField)
  }
}

/** Whether something thrown is a ShyrdakError, also one of another copy of this package or another frame. */
export const isShyrdakError = (thrown: unknown): thrown is ShyrdakError =>
  typeof thrown === 'object' && thrown !== null && MARK in thrown
