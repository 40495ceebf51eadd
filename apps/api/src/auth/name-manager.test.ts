import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, passwordRequest } from '../db/schema/people.ts'
import { logIn } from './log-in.ts'
import { nameManager } from './name-manager.ts'
import { askForPassword } from './reset-password.ts'
import { sendPasswordLetter } from './letters/send-account-letter.ts'
import { openTestDoor, type TestDoor } from './test-door.ts'

let door: TestDoor
beforeAll(async () => {
  door = await openTestDoor()
})
afterAll(() => door.close())

const owner = 'Owner@shop.example'
const caller = { ip: '203.0.113.7' }

test('the manager named in the settings gets in by a mailed password, and by no other', async () => {
  await nameManager(door.tools, owner)
  await nameManager(door.tools, owner.toLowerCase())
  expect(await door.tools.db.$count(account)).toBe(1)
  await expect(logIn(door.tools, 'management', { email: owner, password: '' }, caller)).rejects.toMatchObject(
    { code: 'LOGIN_INCORRECT' },
  )
  await askForPassword(door.tools, owner)
  const [asked] = await door.tools.db.select().from(passwordRequest)
  await sendPasswordLetter(door.tools, asked?.id ?? 0)
  const password = /(?:[a-z2-9]{4}-){5}[a-z2-9]{4}/.exec(door.letters.at(-1)?.text ?? '')?.[0] ?? ''
  expect(await logIn(door.tools, 'management', { email: owner, password }, caller)).toMatchObject({
    sets_password: true,
  })
})

test('a shopper whom the settings name stays a shopper, and the log says so', async () => {
  const said: string[] = []
  const log = { ...door.tools.log, warn: (text: string) => void said.push(text) } as typeof door.tools.log // only warns here
  await door.tools.db.insert(account).values({
    market: 'frontend',
    email: 'aigul@example.kg',
    emailKey: 'aigul@example.kg',
    firstName: 'Айгүл',
    lastName: 'Осмонова',
    language: 'kg',
    createdAt: new Date(),
  })
  await nameManager({ ...door.tools, log }, 'Aigul@example.kg')
  expect(said).toEqual([expect.stringContaining('Aigul@example.kg')])
})
