import { causeOf } from '@shyrdak/api'
import type { FastifyRequest } from 'fastify'
import { failureLog } from './failure-log.ts'

const TIMEOUT_MS = 3_000
/** Of a response that is logged, in characters. */
const LONGEST = 200

/** @throws when the API does not answer in time, or answers that it is unhealthy */
async function askHealth(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, LONGEST)}`)
}

/**
 * Returns a check of the API's health for a request of the store's own. Such requests come every few seconds, so the
 * check logs only what has changed since the one before.
 */
export function apiHealth(apiHost: string): (request: FastifyRequest) => Promise<boolean> {
  const url = `${apiHost}/api/health`
  let known: string | null = null
  return async (request) => {
    try {
      await askHealth(url)
    } catch (error) {
      const cause = causeOf(error)
      if (cause !== known) failureLog(request)(`GET ${url}`, error)
      known = cause
      return false
    }
    if (known !== null) request.log.warn(`GET ${url} succeeds again (request ${request.id})`)
    known = null
    return true
  }
}
