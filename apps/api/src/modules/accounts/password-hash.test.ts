import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'
import { typeableSecret } from './temporary-password.ts'

test('a hash matches its own password and no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 128 }), fc.string(), async (password, other) => {
      const phc = await hashPassword(password)
      expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
      expect(await isPassword(password, phc)).toBe(true)
      expect(await isPassword(other, phc)).toBe(other.normalize('NFKC') === password.normalize('NFKC'))
    }),
    { numRuns: 12 },
  )
})

test('the same password is hashed differently each time', async () => {
  expect(await hashPassword('felt-and-wool')).not.toBe(await hashPassword('felt-and-wool'))
})

test('a letter that can be encoded in two ways is the same letter in a password', async () => {
  expect(await isPassword('кий\u0438\u0306', await hashPassword('кий\u0439'))).toBe(true)
})

test.each([null, undefined, '', 'nonsense', '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$'])(
  'no password matches a missing or broken hash: %s',
  async (phc) => expect(await isPassword('felt-and-wool', phc)).toBe(false),
)

test('hashing does not block the event loop', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await Promise.all(Array.from({ length: 6 }, () => hashPassword('felt-and-wool')))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})

test('a temporary password is six groups of four letters or digits that are not mistaken for others', () => {
  const password = typeableSecret(Buffer.alloc(32, 7).toString('base64url'))
  expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/)
})
