import { causeOf } from '@shyrdak/api'
import type { FastifyRequest } from 'fastify'

/** Logs a failure of one request: the operation, such as `rendering GET /search`, and what was thrown. */
export type LogFailure = (operation: string, error: unknown) => void

/** Returns the failure log of a request. Its lines name the operation, the cause and the request. */
export const failureLog =
  ({ id, log }: Pick<FastifyRequest, 'id' | 'log'>): LogFailure =>
  (operation, error) =>
    log.error({ err: error }, `${operation} failed: ${causeOf(error)} (request ${id})`)

/** A URL without its query, which may contain the secret of an order. */
export const pathOf = (url: string): string => url.replace(/\?.*/s, '')

/** The method and path of a request, for the log: the query may contain the secret of an order. */
export const methodAndPath = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): string =>
  `${method} ${pathOf(url)}`
