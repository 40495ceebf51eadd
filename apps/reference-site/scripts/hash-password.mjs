// Reads a password and prints the value for ACCESS_GATE_HASH. The password itself is stored nowhere.
import { randomBytes, scryptSync } from 'node:crypto'
import { createInterface } from 'node:readline/promises'

/**
 * Parameters of scrypt: cost as a power of two, block size, parallelization. 32 MB and about a tenth of a
 * second per attempt.
 */
const [STRENGTH, BLOCK, LANES] = [15, 8, 1]

const isTyped = process.stdin.isTTY
if (isTyped) process.stderr.write('Password (it is shown while you type): ')
const input = createInterface({ input: process.stdin, terminal: false })
const { value: password = '' } = await input[Symbol.asyncIterator]().next()
input.close()

if (password === '' || password.length > 200) {
  process.stderr.write('A password has 1 to 200 characters.\n')
  process.exit(1)
}
const salt = randomBytes(16)
const key = scryptSync(password.normalize('NFKC'), salt, 32, {
  N: 2 ** STRENGTH,
  r: BLOCK,
  p: LANES,
  maxmem: 64 * 1024 * 1024,
})
const parts = ['scrypt', STRENGTH, BLOCK, LANES, salt.toString('base64url'), key.toString('base64url')]
process.stdout.write(`${parts.join(':')}\n`)
