import { createHmac, scrypt, timingSafeEqual } from 'node:crypto'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'

/** The cookie has the same name as the browser storage key it mirrors. Source: spec §3. */
export const ACCESS_COOKIE = STORAGE_KEYS.accessGranted

const FORM = /^scrypt:(1[0-8]):(\d{1,2}):(\d{1,2}):([\w-]{16,}):([\w-]{43})$/
const MEMORY = 512 * 1024 * 1024

export const isAccessHash = (text: string): boolean => FORM.test(text)

/** Hides all pages from visitors who have not entered the password. The server only knows its hash. */
export interface AccessGate {
  /** The cookie's value. Derived from the hash, so it cannot be guessed and changes with the password. */
  readonly pass: string
  isPass(given: string | undefined): boolean
  isPassword(given: string): Promise<boolean>
}

const isSame = (one: Buffer, two: Buffer) => one.length === two.length && timingSafeEqual(one, two)

/**
 * Creates the gate from a line printed by `scripts/hash-password.mjs`.
 * @throws when the line is malformed
 */
export function accessGate(hash: string): AccessGate {
  const [, strength, block, lanes, salt = '', expectedKey = ''] = FORM.exec(hash) ?? []
  if (expectedKey === '')
    throw new Error('ACCESS_GATE_HASH is not a line printed by scripts/hash-password.mjs')
  const key = Buffer.from(expectedKey, 'base64url')
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
