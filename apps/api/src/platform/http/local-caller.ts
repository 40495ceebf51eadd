import { routeOf, type Endpoint, type Language } from '@shyrdak/sdk/contract'
import type { AppContext } from '../context.ts'
import { callOperation } from './call-operation.ts'
import { errorBody, logFailure, refusalOf } from './errors.ts'
import { EVERYTHING, type Tag } from '../sql/revision.ts'
import type { Operation } from './operations.ts'

/** The caller's request data; the site takes it from cookies and headers. */
export interface CallerContext {
  country: string
  language: Language
  ip: string
  /** Collects the tags of what the responses show. */
  shown?: Set<Tag>
}

interface LocalCall {
  endpoint: Endpoint
  params?: unknown
  query?: unknown
  body?: unknown
  idempotencyKey?: string
}

/** The result of a call: the answer, or the status and body it would have had over HTTP. */
export type LocalResponse = { ok: true; answer: unknown } | { ok: false; status: number; body: unknown }
export type LocalCaller = (request: LocalCall) => Promise<LocalResponse>

/** Calls handlers without HTTP: the same access check and parsing, but objects instead of text. */
export function localCaller<Context extends AppContext>(
  operations: readonly Operation<Context>[],
  context: Context,
) {
  const byRoute = new Map(operations.map((operation) => [routeOf(operation.endpoint), operation]))
  return ({ country, language, ip, shown }: CallerContext): LocalCaller =>
    async ({ endpoint, idempotencyKey, ...request }) => {
      const operation = byRoute.get(routeOf(endpoint))
      if (!operation) throw new Error(`No handler for ${routeOf(endpoint)}`)
      try {
        const input = {
          params: { ...(request.params as object) }, // the reader parses these, whatever they are
          query: { ...(request.query as object), country_iso_code: country },
          body: request.body,
        }
        const call = { input, principal: { kind: 'guest' }, language, idempotencyKey, ip } as const
        const written = await callOperation(operation, call, context)
        const answer: unknown = typeof written === 'string' ? JSON.parse(written) : written
        const tags = operation.shows?.(answer, { params: {}, query: {}, ...request }) ?? [EVERYTHING]
        for (const tag of tags) shown?.add(tag)
        return { ok: true, answer }
      } catch (error) {
        // Any change may fix what was missing or broken.
        shown?.add(EVERYTHING)
        const refusal = refusalOf(error)
        if (!refusal) throw error
        logFailure(context.log, { operation: operation.name, route: routeOf(endpoint) }, error)
        return { ok: false, status: refusal.status, body: errorBody(refusal) }
      }
    }
}
