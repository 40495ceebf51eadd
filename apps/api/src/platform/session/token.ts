import { createHash } from 'node:crypto'

/** The format of `random.secret`; nothing else is worth looking up. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export const isToken = (text: string): boolean => TOKEN.test(text)

/** Tokens have 256 bits, so a plain hash is safe: they cannot be guessed. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
