import { createSign, createVerify, type KeyObject } from 'node:crypto'

/** RSA with SHA-1 over the exact text, the signature's bytes reversed, as Kazkommertsbank requires. */
export const signText = (text: string, key: KeyObject): string =>
  createSign('RSA-SHA1').update(text, 'utf8').sign(key).reverse().toString('base64')

export const isSignedText = (text: string, signature: string, key: KeyObject): boolean => {
  if (!/^[A-Za-z0-9+/=\s]{1,4000}$/.test(signature)) return false
  return createVerify('RSA-SHA1').update(text, 'utf8').verify(key, Buffer.from(signature, 'base64').reverse())
}
