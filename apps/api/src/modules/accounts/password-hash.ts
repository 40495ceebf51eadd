import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { atMost } from './at-most.ts'

/** The Argon2id minimum recommended by OWASP: 19 MiB, two passes, one lane. One hash takes 30 to 80 ms. */
const MEMORY = 19_456
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const HASH_BYTES = 32

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const derive = promisify(argon2)
/** Hashing runs in the thread pool that file access and compression share, using two of its four threads. */
const inTurn = atMost(2, 200)

/** Normalizes the password, so that keyboards which compose letters differently produce the same one. */
const message = (password: string) => password.normalize('NFKC')
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Hashes a password with a random salt into a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const hash = await inTurn(() =>
    derive('argon2id', {
      message: message(password),
      nonce,
      parallelism: LANES,
      tagLength: HASH_BYTES,
      memory: MEMORY,
      passes: PASSES,
    }),
  )
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${unpadded(nonce)}$${unpadded(hash)}`
}

/** Compared with when there is no hash: no password matches it, and the check takes as long. */
const NOBODY = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether a password matches a hash. Takes the same time without a hash. */
export async function isPassword(password: string, phc: string | null | undefined): Promise<boolean> {
  const parsed = PHC.exec(phc ?? '')
  const [, memory, passes, lanes, salt = '', hash = ''] = parsed ?? PHC.exec(NOBODY) ?? []
  const expected = Buffer.from(hash, 'base64')
  const found = await inTurn(() =>
    derive('argon2id', {
      message: message(password),
      nonce: Buffer.from(salt, 'base64'),
      parallelism: Number(lanes),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
    }),
  )
  return timingSafeEqual(found, expected) && parsed !== null
}
