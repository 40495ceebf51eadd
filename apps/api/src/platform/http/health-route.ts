import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { refuse } from '../refusal.ts'
import { DATABASE_UNREACHABLE } from './errors.ts'

/** 200 while the database answers, else 503: for load balancers and for whoever starts the store. */
export async function healthRoute(app: FastifyInstance, { db }: AppContext): Promise<void> {
  app.get('/health', { config: { operation: 'health', rateLimit: false } }, async (_request, reply) => {
    try {
      await db.execute(sql`select 1`)
    } catch (error) {
      throw refuse('UNAVAILABLE', { message: DATABASE_UNREACHABLE, retryAfter: 2, cause: error })
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
