import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'
import type { AppContext } from '../context.ts'

/** 200 while the database answers, else 503: for load balancers and for whoever starts the store. */
export async function healthRoute(app: FastifyInstance, { db }: AppContext): Promise<void> {
  app.get('/health', { config: { rateLimit: false } }, async (request, reply) => {
    try {
      await db.$client.query('select 1')
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      throw refuse('UNAVAILABLE', { message: 'The database does not answer.', retryAfter: 2 })
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
