import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CarrierFaults, TestCarrier } from './faults.ts'

/** Milliseconds; longer than anyone waits for a carrier. */
const SLOW_ANSWER_MS = 12_000

export interface WireAnswer {
  status?: number
  body: object
}

/** Answers a request, or fails as the fault setting demands. */
export const answering =
  (faults: CarrierFaults, carrier: TestCarrier, work: (request: FastifyRequest) => WireAnswer) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fault = faults[carrier]
    if (fault === 'down') {
      reply.hijack()
      request.raw.socket.destroy()
      return reply
    }
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER_MS).unref())
    if (fault === 'fail') return reply.code(503).send({ title: 'Service Unavailable' })
    if (fault === 'refuse') return reply.code(403).send({ title: 'Forbidden' })
    if (fault === 'garbage') return reply.type('text/html').send('<html><title>Maintenance</title>')
    const { status = 200, body } = work(request)
    return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
  }
