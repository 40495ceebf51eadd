import { refuse } from '../refusal.ts'
import type { FileStorage } from './port.ts'

/** Refuses calls with UNAVAILABLE while the bucket does not respond, or responds that it is overloaded. */
export function refuseOutages({ put, get, read, has, remove }: FileStorage): FileStorage {
  return {
    put: (...file) => put(...file).catch(refuseOutage),
    get: (key) => get(key).catch(refuseOutage),
    read: (key, part) => read(key, part).catch(refuseOutage),
    has: (key) => has(key).catch(refuseOutage),
    remove: (key) => remove(key).catch(refuseOutage),
  }
}

function refuseOutage(error: unknown): never {
  if (!isOutage(error)) throw error
  throw refuse('UNAVAILABLE', {
    message: '503 Service Unavailable: file storage not reachable',
    retryAfter: 2,
    cause: error,
  })
}

/** The errors of the client library have no class: they carry `$metadata`, with a status if there was a response. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error) || !('$metadata' in error)) return false
  const { httpStatusCode: status } = error.$metadata as { httpStatusCode?: number } // as the library declares it
  return status === undefined || status >= 500
}
