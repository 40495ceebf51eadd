import { createHash } from 'node:crypto'

/** What `random.secret` gives, and nothing else, is worth looking up. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export const isToken = (text: string): boolean => TOKEN.test(text)

/** Tokens have 256 bits, so a plain hash keeps them: nobody guesses what is behind it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
