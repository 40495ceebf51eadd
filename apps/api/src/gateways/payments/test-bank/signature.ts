import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'x-test-bank-signature'
/** How far the clocks may be apart, in seconds. */
const TOLERANCE = 300

const mac = (key: string | Buffer, seconds: number, raw: string) =>
  createHmac('sha256', key).update(`${seconds}.${raw}`).digest()

/** The header's value: when it was signed, and the signature over that moment and the body's bytes. */
export function sign(key: string | Buffer, raw: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${mac(key, seconds, raw).toString('hex')}`
}

export function isSigned(key: string | Buffer, raw: string, header: unknown, now: Date): boolean {
  const [, seconds, given] =
    (typeof header === 'string' && /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header)) || []
  if (seconds === undefined || given === undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE) return false
  return timingSafeEqual(mac(key, Number(seconds), raw), Buffer.from(given, 'hex'))
}
