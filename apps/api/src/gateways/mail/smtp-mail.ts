import { createTransport } from 'nodemailer'
import type { Mail } from './port.ts'

const PATIENCE = 10_000

/** Letters by a mail server, `smtps://user:password@host:465`. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(
    { url, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
    { from },
  )
  return {
    async send({ to, subject, text, html, lang }) {
      await transport.sendMail({ to, subject, text, html, headers: { 'Content-Language': lang } })
    },
  }
}
