import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFE = 2 * 3_600_000

const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** A token that ends after two hours and is good for one thing: a payment and its sum, or nothing in particular. */
export function issueToken(secret: string, subject: string, now: Date): string {
  const text = `${now.getTime() + LIFE}.${Buffer.from(subject).toString('base64url')}`
  return `${text}.${mac(secret, text)}`
}

/** What a token is good for; null where it is no token, or not any more. */
export function holdsToken(secret: string, token: string, now: Date): string | null {
  const [until = '', subject = '', given = ''] = token.split('.')
  const expected = Buffer.from(mac(secret, `${until}.${subject}`))
  const shown = Buffer.from(given)
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return null
  return Number(until) > now.getTime() ? Buffer.from(subject, 'base64url').toString() : null
}
