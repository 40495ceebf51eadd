import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { refuse } from '../refusal.ts'
import { DATABASE_UNREACHABLE, SHUTTING_DOWN } from './errors.ts'

/**
 * `/health`: 200 while the database answers and the store is not shutting down, else 503. It tells load
 * balancers and startup scripts whether to send requests. `/health/live`: 200 while the process answers at
 * all. It is for supervisors: restarting the process does not fix a database outage.
 */
export async function healthRoute(
  app: FastifyInstance,
  { db }: Pick<AppContext, 'db'>,
  isDraining: () => boolean,
): Promise<void> {
  app.get('/health/live', { config: { operation: 'health', rateLimit: false } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/health', { config: { operation: 'health', rateLimit: false } }, async (_request, reply) => {
    if (isDraining()) throw refuse('UNAVAILABLE', { message: SHUTTING_DOWN, retryAfter: 5 })
    try {
      await db.execute(sql`select 1`)
    } catch (error) {
      throw refuse('UNAVAILABLE', { message: DATABASE_UNREACHABLE, retryAfter: 2, cause: error })
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
