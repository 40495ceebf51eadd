import { randomBytes, randomUUID } from 'node:crypto'

/** 256 random bits in base64url: 43 characters. */
export const secret = () => randomBytes(32).toString('base64url')

export const uuid = () => randomUUID()
