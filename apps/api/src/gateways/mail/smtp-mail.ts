import type { Mail } from '#platform/email/port.ts'

const PATIENCE = 10_000

/** Letters by a mail server, `smtps://user:password@host:465`. */
export function smtpMail(url: string, from: string): Mail {
  // Imported with the first email: a store without a mail server never needs it.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(
      { url, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
      { from },
    )
  }
  let transport: ReturnType<typeof open> | undefined
  return {
    async send({ to, subject, text, html, lang }) {
      transport ??= open()
      await (await transport).sendMail({ to, subject, text, html, headers: { 'Content-Language': lang } })
    },
  }
}
