import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { causeOf } from '../error-cause.ts'
import { tooManyCalls } from './rate-limit.ts'

/** Milliseconds between heartbeats, below the idle timeout of proxies. */
const HEARTBEAT_MS = 15_000

interface Streaming {
  write: (event: unknown) => string
  /** Ends the source of the events. */
  stop: () => void
  /** Whether the caller may still listen; checked with every heartbeat. */
  isAllowed: () => Promise<boolean>
}

/** Open streams per account: one per tab of a busy person. And per address, which an office may share. */
const MOST_PER_ACCOUNT = 10
const MOST_PER_ADDRESS = 100
const RETRY_AFTER_MS = 30_000

/** The open event streams of a server, which must end before it waits for its connections to close. */
export function eventStreams() {
  const open = new Set<() => void>()
  const counts = new Map<string, number>()
  return {
    /**
     * Takes a place for a stream and returns the function that frees it.
     * @throws RATE_LIMITED when this account or address has too many
     */
    enter(account: string, address: string): () => void {
      const places = [
        { key: `account ${account}`, most: MOST_PER_ACCOUNT },
        { key: `address ${address}`, most: MOST_PER_ADDRESS },
      ]
      if (places.some(({ key, most }) => (counts.get(key) ?? 0) >= most)) throw tooManyCalls(RETRY_AFTER_MS)
      for (const { key } of places) counts.set(key, (counts.get(key) ?? 0) + 1)
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        for (const { key } of places) {
          const left = (counts.get(key) ?? 0) - 1
          if (left > 0) counts.set(key, left)
          else counts.delete(key)
        }
      }
    },
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
      // The client may have left while the stream was prepared.
      if (reply.raw.destroyed) end()
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
