import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../db/schema/people.ts'
import { contentRevision } from '../db/schema/content.ts'
import { readArtisan } from '../special-goods/artisans.ts'
import { saveWorkshop } from './craftsman-profile.ts'
import { openTestDoor, type TestDoor } from './test-door.ts'

let door: TestDoor
beforeAll(async () => {
  door = await openTestDoor()
})
afterAll(() => door.close())

/** A craftsman with a workshop that nobody has seen. */
async function craftsman(artisansId: number) {
  const email = `burul-${artisansId}@example.kg`
  const [made] = await door.tools.db
    .insert(account)
    .values({
      market: 'specialgoods',
      email,
      emailKey: email,
      firstName: 'Бурул',
      lastName: 'Токтогулова',
      language: 'kg',
      artisansId,
      createdAt: new Date(),
    })
    .returning({ id: account.id })
  return { kind: 'session', market: 'specialgoods', userId: made?.id ?? 0, sessionId: 1 } as const
}
const revision = async () => (await door.tools.db.select().from(contentRevision))[0]?.revision ?? 0
const text = (words: string) => ({ en: words, ru: words, kg: words })

test('what a craftsman saves is news to every page that shows the workshop', async () => {
  const actor = await craftsman(71)
  const before = await revision()
  const shown = await saveWorkshop(door.tools, actor, {})
  expect(shown).toMatchObject({ artisans_id: 71, name: text('Бурул Токтогулова') })
  await saveWorkshop(door.tools, actor, { hello_txt: text('Кириңиз') })
  expect(await revision()).toBe(before + 2)
})

test('what is left out stays, pictures too, and null takes a text away', async () => {
  const actor = await craftsman(72)
  await saveWorkshop(door.tools, actor, { banner_1: '/media/view.webp', bio_txt: text('Сексен кыш') })
  const saved = await saveWorkshop(door.tools, actor, { bio_txt: null, video: 'https://film.example/1' })
  expect(saved).toMatchObject({
    banner_1: '/media/view.webp',
    bio_txt: null,
    video: 'https://film.example/1',
  })
})

test('a text that cannot be kept is named, and nothing of it is saved', async () => {
  const actor = await craftsman(73)
  const broken = { ...text('Кириңиз'), kg: 'a\u0000b' }
  await expect(saveWorkshop(door.tools, actor, { hello_txt: broken })).rejects.toMatchObject({
    because: { issues: [{ path: ['hello_txt', 'kg'], code: 'invalid' }] },
  })
  await expect(readArtisan(door.tools, 73)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
