import { createHmac, scrypt, timingSafeEqual } from 'node:crypto'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'

/** Named as in the browser's storage, which the cookie mirrors. Source: spec §3. */
export const ACCESS_COOKIE = STORAGE_KEYS.accessGranted

const FORM = /^scrypt:(1[0-8]):(\d{1,2}):(\d{1,2}):([\w-]{16,}):([\w-]{43})$/
const MEMORY = 512 * 1024 * 1024

export const isAccessHash = (text: string): boolean => FORM.test(text)

/** Closes all pages to visitors without the password, of which only a hash is known here. */
export interface AccessGate {
  /** The value of the cookie: derived from the hash, so it cannot be guessed and changes with the password. */
  readonly pass: string
  isPass(given: string | undefined): boolean
  isPassword(given: string): Promise<boolean>
}

const isSame = (one: Buffer, two: Buffer) => one.length === two.length && timingSafeEqual(one, two)

/** The gate of a line that `scripts/hash-password.mjs` printed. Throws when it is none. */
export function accessGate(hash: string): AccessGate {
  const [, strength, block, lanes, salt = '', kept = ''] = FORM.exec(hash) ?? []
  if (kept === '') throw new Error('ACCESS_GATE_HASH is no line of scripts/hash-password.mjs')
  const key = Buffer.from(kept, 'base64url')
  const pass = createHmac('sha256', key).update(ACCESS_COOKIE).digest('base64url')
  const options = { N: 2 ** Number(strength), r: Number(block), p: Number(lanes), maxmem: MEMORY }
  return {
    pass,
    isPass: (given) => given !== undefined && isSame(Buffer.from(given), Buffer.from(pass)),
    isPassword: (given) =>
      new Promise((resolve, reject) =>
        scrypt(given.normalize('NFKC'), Buffer.from(salt, 'base64url'), key.length, options, (error, made) =>
          error ? reject(error) : resolve(isSame(made, key)),
        ),
      ),
  }
}
