import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'x-kicb-signature'
/** Allowed clock skew, in seconds. */
const TOLERANCE = 300

const mac = (secret: string, seconds: number, what: string, raw: string) =>
  createHmac('sha256', secret).update(`${seconds}.${what}.${raw}`).digest()

/** The signature header: the time, and an HMAC over time, request line (`POST /path`) and body. */
export function sign(secret: string, what: string, raw: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${mac(secret, seconds, what, raw).toString('hex')}`
}

export function isSigned(secret: string, what: string, raw: string, header: unknown, now: Date): boolean {
  const [, seconds, given] =
    (typeof header === 'string' && /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header)) || []
  if (seconds === undefined || given === undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE) return false
  return timingSafeEqual(mac(secret, Number(seconds), what, raw), Buffer.from(given, 'hex'))
}
