import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#modules/accounts/tables.ts'
import { contentRevision } from '#modules/content/tables.ts'
import { readArtisan } from './artisans.ts'
import { saveWorkshop } from './craftsman-profile.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'

let app: AuthTestApp
beforeAll(async () => {
  app = await openAuthTestApp()
})
afterAll(() => app.close())

/** A craftsman with a workshop that nobody has seen. */
async function craftsman(artisansId: number) {
  const email = `burul-${artisansId}@example.kg`
  const [made] = await app.context.db
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
const revision = async () => (await app.context.db.select().from(contentRevision))[0]?.revision ?? 0
const text = (messages: string) => ({ en: messages, ru: messages, kg: messages })

test('what a craftsman saves is news to every page that shows the workshop', async () => {
  const principal = await craftsman(71)
  const before = await revision()
  const shown = await saveWorkshop(app.context, principal, {})
  expect(shown).toMatchObject({ artisans_id: 71, name: text('Бурул Токтогулова') })
  await saveWorkshop(app.context, principal, { hello_txt: text('Кириңиз') })
  expect(await revision()).toBe(before + 2)
})

test('what is left out stays, pictures too, and null takes a text away', async () => {
  const principal = await craftsman(72)
  await saveWorkshop(app.context, principal, { banner_1: '/media/view.webp', bio_txt: text('Сексен кыш') })
  const saved = await saveWorkshop(app.context, principal, { bio_txt: null, video: 'https://film.example/1' })
  expect(saved).toMatchObject({
    banner_1: '/media/view.webp',
    bio_txt: null,
    video: 'https://film.example/1',
  })
})

test('a text that cannot be kept is named, and nothing of it is saved', async () => {
  const principal = await craftsman(73)
  const broken = { ...text('Кириңиз'), kg: 'a\u0000b' }
  await expect(saveWorkshop(app.context, principal, { hello_txt: broken })).rejects.toMatchObject({
    because: { issues: [{ path: ['hello_txt', 'kg'], code: 'invalid' }] },
  })
  await expect(readArtisan(app.context, 73)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
