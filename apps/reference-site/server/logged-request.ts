import type { FastifyRequest } from 'fastify'
import { pathOf } from './failure-log.ts'

/** What the log says of each request at `LOG_LEVEL=info`. */
export const loggedRequest = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  path: pathOf(url),
  ip,
})
