import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFE = 2 * 3_600_000

const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** Issues a token for a subject (a payment and its amount, or a general one). Expires after two hours. */
export function issueToken(secret: string, subject: string, now: Date): string {
  const text = `${now.getTime() + LIFE}.${Buffer.from(subject).toString('base64url')}`
  return `${text}.${mac(secret, text)}`
}

/** Returns the subject of a token; null if it is invalid or expired. */
export function holdsToken(secret: string, token: string, now: Date): string | null {
  const [until = '', subject = '', given = ''] = token.split('.')
  const expected = Buffer.from(mac(secret, `${until}.${subject}`))
  const shown = Buffer.from(given)
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return null
  return Number(until) > now.getTime() ? Buffer.from(subject, 'base64url').toString() : null
}
