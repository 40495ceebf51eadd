import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Backend } from './backend/backend.ts'

interface Closing {
  app: FastifyInstance
  backend: Pick<Backend, 'drain' | 'close'>
  /** Milliseconds during which requests are still accepted while the health check already fails. */
  drain: number
  /** Milliseconds that open requests may take after that; then their connections are closed. */
  grace: number
}

/**
 * Closes the store in order: the health check fails, no more requests are accepted, running ones finish, the
 * backend closes.
 */
export async function closeStore({ app, backend, drain, grace }: Closing): Promise<void> {
  backend.drain()
  if (drain > 0) await pause(drain)
  const deadline = setTimeout(() => app.server.closeAllConnections(), grace)
  await app.close()
  clearTimeout(deadline)
  await backend.close()
}
