import type { Mail } from '#platform/email/port.ts'

const PATIENCE = 10_000
/** Connections of one process to the mail server: it is asked for no more at a time, however many emails wait. */
const CONNECTIONS = 10
/** Milliseconds after which an unused connection is closed: before servers close it in the middle of an email. */
const IDLE = 10_000

/** Of `Shyrdak <shop@example.kg>`. */
const domainOf = (from: string): string => /@([^\s@>]+)/.exec(from)?.[1] ?? 'localhost'

/** Emails by a mail server, `smtps://user:password@host:465`, over a few connections that serve many emails each. */
export function smtpMail(url: string, from: string): Mail {
  // Imported with the first email: a store without a mail server never needs it.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(
      {
        url,
        pool: true,
        maxConnections: CONNECTIONS,
        idleTimeout: IDLE,
        // The job queue tries again, later and in every process: one place that does.
        maxRequeues: 0,
        connectionTimeout: PATIENCE,
        greetingTimeout: PATIENCE,
        socketTimeout: PATIENCE,
      },
      { from },
    )
  }
  let transport: ReturnType<typeof open> | undefined
  return {
    async send({ to, subject, text, html, lang, leave }, id) {
      transport ??= open()
      // Mail servers and programs show one email of a Message-ID, however often it arrives.
      const messageId = id === undefined ? undefined : `<${id}@${domainOf(from)}>`
      await (
        await transport
      ).sendMail({
        to,
        subject,
        text,
        html,
        headers: {
          'Content-Language': lang,
          ...(leave && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        // The header of RFC 2369; the one beside it says that a press is enough (RFC 8058).
        ...(leave && { list: { unsubscribe: leave.onePress } }),
        ...(messageId !== undefined && { messageId }),
      })
    },
    async close() {
      ;(await transport)?.close()
    },
  }
}
