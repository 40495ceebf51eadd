import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Backend } from './backend/backend.ts'

interface Closing {
  app: FastifyInstance
  backend: Pick<Backend, 'drain' | 'close'>
  /** Milliseconds in which requests are still taken while health says that none should come. */
  drain: number
  /** Milliseconds that open requests may take afterwards; what is open then is cut off. */
  grace: number
}

/** Closes the store in order: health says so, no more requests are taken, those that run are answered, the backend ends. */
export async function closeStore({ app, backend, drain, grace }: Closing): Promise<void> {
  backend.drain()
  if (drain > 0) await pause(drain)
  const deadline = setTimeout(() => app.server.closeAllConnections(), grace)
  await app.close()
  clearTimeout(deadline)
  await backend.close()
}
