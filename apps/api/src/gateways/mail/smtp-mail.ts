import PQueue from 'p-queue'
import type { Transporter } from 'nodemailer'
import type { Mail } from '#platform/email/port.ts'
import { loadedOnce } from '#platform/loaded-once.ts'

/** Milliseconds a server may take for one of its answers, and for a whole email. */
const TIMEOUT_MS = 10_000
const EMAIL_TIMEOUT_MS = 60_000
/** The maximum number of connections per process to the mail server, however many emails wait. */
const CONNECTIONS = 10
/** Milliseconds until an idle connection is closed, before the server closes it in the middle of an email. */
const IDLE_MS = 10_000

/** The domain of a sender such as `Shyrdak <shop@example.kg>`. */
const domainOf = (from: string): string => /@([^\s@>]+)/.exec(from)?.[1] ?? 'localhost'

/** Sends emails through a mail server, `smtps://user:password@host:465`, over a few pooled connections. */
export function smtpMail(url: string, from: string, timeout = EMAIL_TIMEOUT_MS): Mail {
  // Emails wait here and not for a connection of the transport: its queue can neither be left nor timed.
  const queue = new PQueue({ concurrency: CONNECTIONS, timeout })
  let transport: Transporter | undefined
  // Imported with the first email: a store without a mail server never needs it.
  const open = loadedOnce(async () => {
    const { createTransport } = await import('nodemailer')
    transport = createTransport(
      {
        url,
        pool: true,
        maxConnections: CONNECTIONS,
        idleTimeout: IDLE_MS,
        // Retries belong to the job queue alone, which spreads them over time and processes.
        maxRequeues: 0,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
      },
      { from },
    )
    return transport
  })
  return {
    async send({ to, subject, text, html, lang, leave }, id, signal) {
      const opened = await open()
      // Mail servers and programs show an email with the same Message-ID only once.
      const messageId = id === undefined ? undefined : `<${id}@${domainOf(from)}>`
      await queue.add(async () => {
        signal?.throwIfAborted()
        await opened.sendMail({
          to,
          subject,
          text,
          html,
          headers: {
            'Content-Language': lang,
            ...(leave && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
          // The header of RFC 2369; the one above enables one-click unsubscribe (RFC 8058).
          ...(leave && { list: { unsubscribe: leave.onePress } }),
          ...(messageId !== undefined && { messageId }),
        })
      })
    },
    async close() {
      transport?.close()
    },
  }
}
