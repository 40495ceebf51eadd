import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { atMost } from './at-most.ts'

/** Argon2id as OWASP advises at least: 19 MiB, two passes, one lane. Costs an attacker what it costs us, 30 to 80 ms. */
const MEMORY = 19_456
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const HASH_BYTES = 32

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const derive = promisify(argon2)
/** Hashing runs off the event loop, on threads that files and compression share: two of the four. */
const inTurn = atMost(2, 200)

/** The same letters typed on two keyboards are the same password. */
const message = (password: string) => password.normalize('NFKC')
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A password as a PHC string with a salt of its own. */
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

/** What a password is compared with where there is none: no password has this hash, and finding out takes as long. */
const NOBODY = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether a password is the hashed one. Takes the same time where there is no hash. */
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
