import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { causeOf } from '../error-cause.ts'

/** Milliseconds between heartbeats, below the idle timeout of proxies. */
const HEARTBEAT_MS = 15_000

interface Streaming {
  write: (event: unknown) => string
  /** Ends the source of the events. */
  stop: () => void
  /** Whether the caller may still listen; checked with every heartbeat. */
  isAllowed: () => Promise<boolean>
}

/** The open event streams of a server, which must end before it waits for its connections to close. */
export function eventStreams() {
  const open = new Set<() => void>()
  return {
    endAll: () => open.forEach((end) => end()),
    /** Sends server-sent events until they end or the client disconnects. Source: WHATWG HTML, 9.2. */
    send(reply: FastifyReply, events: AsyncIterable<unknown>, { write, stop, isAllowed }: Streaming) {
      const { log } = reply.request
      const body = new PassThrough()
      const end = () => {
        open.delete(end)
        clearInterval(heartbeat)
        stop()
        body.end()
      }
      const heartbeat = setInterval(() => {
        body.write(':\n\n')
        isAllowed().then(
          (is) => is || end(),
          (error: unknown) => {
            log.warn({ err: error }, `stream: access check failed: ${causeOf(error)}`)
            end()
          },
        )
      }, HEARTBEAT_MS)
      open.add(end)
      reply.raw.once('close', end)
      const forward = async () => {
        // Headers are sent with the first byte.
        body.write(':\n\n')
        for await (const event of events)
          if (!body.write(`data: ${write(event)}\n\n`) && !body.writableEnded) await once(body, 'drain')
      }
      forward()
        .catch((error: unknown) => log.error({ err: error }, `stream failed: ${causeOf(error)}`))
        .finally(end)
      return (
        reply
          .header('cache-control', 'no-store')
          // nginx would buffer events otherwise.
          .header('x-accel-buffering', 'no')
          .type('text/event-stream; charset=utf-8')
          .send(body)
      )
    },
  }
}

export type EventStreams = ReturnType<typeof eventStreams>
