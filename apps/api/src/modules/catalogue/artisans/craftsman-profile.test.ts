import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#modules/accounts/tables.ts'
import { contentRevision } from '#modules/content/tables.ts'
import { artisan } from '../special-tables.ts'
import { storedFile } from '#platform/storage/tables.ts'
import { listArtisans, readArtisan } from './artisans.ts'
import { saveArtisan } from './craftsman-profile.ts'
import { moderateArtisan } from './moderate-artisan.ts'
import { listManagedArtisans, readManagedArtisan } from './managed-artisans.ts'
import { uploadPhoto } from './own-photos.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'

let app: AuthTestApp
beforeAll(async () => {
  app = await openAuthTestApp()
})
afterAll(() => app.close())

async function person(market: 'specialgoods' | 'management', artisansId: number | null = null) {
  const email = `${market}-${artisansId}@example.kg`
  const [made] = await app.context.db
    .insert(account)
    .values({
      market,
      email,
      emailKey: email,
      firstName: 'Бурул',
      lastName: 'Токтогулова',
      language: 'kg',
      artisansId,
      createdAt: new Date(),
    })
    .returning({ id: account.id })
  return { kind: 'session', market, userId: made?.id ?? 0, sessionId: 1 } as const
}
/** A craftsman whose workshop has never been saved. */
const craftsman = (artisansId: number) => person('specialgoods', artisansId)

const revision = async () => (await app.context.db.select().from(contentRevision))[0]?.revision ?? 0
const text = (messages: string) => ({ en: messages, ru: messages, kg: messages })
const photoOf = async (artisanId: number) => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const file = new File([new Uint8Array(bytes)], 'IMG_1.JPG', { type: 'image/jpeg' })
  return uploadPhoto(app.context, artisanId, { file, name: file.name })
}
const listed = async () =>
  (await listArtisans(app.context, { text: null, page: 1, perPage: 50, addressOf: String })).data.map(
    ({ id }) => id,
  )
const decide = async (id: number, verdict: Parameters<typeof moderateArtisan>[2], seen?: number) =>
  moderateArtisan(
    app.context,
    {
      id,
      revision: seen ?? (await readManagedArtisan(app.context, id)).revision,
      by: { kind: 'session', market: 'management', userId: manager.userId },
    },
    verdict,
  )
let manager: Awaited<ReturnType<typeof person>>
beforeAll(async () => {
  manager = await person('management')
})

test('a new profile is public once a manager approves it; later changes are public at once', async () => {
  const principal = await craftsman(71)
  const { data, publication } = await saveArtisan(app.context, principal, {})
  expect(data).toMatchObject({ artisans_id: 71, name: text('Бурул Токтогулова') })
  expect(publication).toEqual({ state: 'waiting', note: null })
  await expect(readArtisan(app.context, 71)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await listed()).not.toContain(71)

  await decide(71, { state: 'published' })
  expect(await listed()).toContain(71)
  const before = await revision()
  await saveArtisan(app.context, principal, { hello_txt: text('Кириңиз') })
  expect(await revision(), 'pages that show it are voided').toBe(before + 1)
  expect((await readArtisan(app.context, 71)).hello_txt).toEqual(text('Кириңиз'))
})

test('a profile that was sent back waits for approval again once it is saved', async () => {
  const principal = await craftsman(72)
  await saveArtisan(app.context, principal, {})
  await decide(72, { state: 'returned', reason: 'Бир сүрөт кошуңуз' })
  const read = () => readManagedArtisan(app.context, 72)
  expect(await read()).toMatchObject({ state: 'returned', note: 'Бир сүрөт кошуңуз' })
  const saved = await saveArtisan(app.context, principal, { bio_txt: text('Сексен кыш') })
  expect(saved.publication).toEqual({ state: 'waiting', note: null })
  const list = await listManagedArtisans({ query: { state: 'waiting' }, country: 'KG' }, app.context)
  expect(list.data.map(({ id }) => id)).toContain(72)
})

test('a manager cannot approve a profile that has changed since they read it', async () => {
  const principal = await craftsman(73)
  await saveArtisan(app.context, principal, {})
  const { revision: seen } = await readManagedArtisan(app.context, 73)
  await saveArtisan(app.context, principal, { hello_txt: text('Жаңы') })
  await expect(decide(73, { state: 'published' }, seen)).rejects.toMatchObject({ code: 'STALE' })
})

test('fields left out of a save keep their value, photos too, and null removes a text', async () => {
  const principal = await craftsman(74)
  const banner = await photoOf(74)
  await saveArtisan(app.context, principal, { banner_1: banner, bio_txt: text('Сексен кыш') })
  const { data } = await saveArtisan(app.context, principal, {
    bio_txt: null,
    video: 'https://youtu.be/aqz-KE-bpKQ',
  })
  expect(data).toMatchObject({ banner_1: banner, bio_txt: null, video: 'https://youtu.be/aqz-KE-bpKQ' })
  const [row] = await app.context.db.select().from(storedFile).where(eq(storedFile.owner, 'artisan:74'))
  expect(row?.claimedAt).not.toBeNull()
})

test('texts are saved without what turns the letters around, since a page would show others than were typed', async () => {
  const principal = await craftsman(95)
  const { data } = await saveArtisan(app.context, principal, {
    name: text(' \u202eКыз\u202c '),
    hello_txt: text('Кириңиз\u2066\nчай даяр'),
  })
  expect(data).toMatchObject({ name: text('Кыз'), hello_txt: text('Кириңиз\nчай даяр') })
})

test('contact details and links are saved without what turns the letters around', async () => {
  const principal = await craftsman(96)
  const { data } = await saveArtisan(app.context, principal, {
    contact: {
      address: text('\u202dОш\u202c'),
      phone: '+996 \u2066700 123456\u2069',
      email: 'kyz@\u202efelt.kg',
    },
    social: [{ name: '\u202eИнстаграм', url: 'https://\u2067felt.example/kyz' }],
  })
  expect(data).toMatchObject({
    contact: { address: text('Ош'), phone: '+996 700 123456', email: 'kyz@felt.kg' },
    social: [{ name: 'Инстаграм', url: 'https://felt.example/kyz' }],
  })
})

test('a link of invisible characters is refused by field', async () => {
  const principal = await craftsman(97)
  const social = [{ name: '\u202e', url: 'https://\u2066' }]
  await expect(saveArtisan(app.context, principal, { social })).rejects.toMatchObject({
    details: { issues: [{ path: ['social', 0, 'name'] }, { path: ['social', 0, 'url'] }] },
  })
})

test('a video address that pages cannot show is refused, unless it was saved before', async () => {
  const principal = await craftsman(83)
  const save = (video: string) => saveArtisan(app.context, principal, { video })
  await expect(save('https://film.example/1')).rejects.toMatchObject({
    details: { issues: [{ path: ['video'], code: 'invalid' }] },
  })
  await saveArtisan(app.context, principal, { video: null })
  await app.context.db.update(artisan).set({ video: 'https://film.example/1' }).where(eq(artisan.id, 83))
  expect((await save('https://film.example/1')).data.video).toBe('https://film.example/1')
  await expect(save('https://film.example/2')).rejects.toMatchObject({ code: 'INVALID' })
})

test('photos of another craftsman, of goods, or unknown ones are refused by field', async () => {
  const principal = await craftsman(75)
  const own = await photoOf(75)
  const foreign = await photoOf(76)
  await expect(
    saveArtisan(app.context, principal, {
      profile_pic: foreign,
      banner_1: '/media/slippers-1.jpg',
      tam_gallery: [own, '/media/upload-00000000-0000-4000-8000-000000000000.jpg'],
    }),
  ).rejects.toMatchObject({
    details: {
      issues: [['profile_pic'], ['banner_1'], ['tam_gallery', 1]].map((path) => ({ path, code: 'unknown' })),
    },
  })
  await saveArtisan(app.context, principal, { tam_gallery: [own] })
  await saveArtisan(app.context, principal, { tam_gallery: [own], banner_1: own })
})

test('a text with a character that cannot be saved is refused by field, and nothing is saved', async () => {
  const principal = await craftsman(79)
  const broken = { ...text('Кириңиз'), kg: 'a\u0000b' }
  await expect(saveArtisan(app.context, principal, { hello_txt: broken })).rejects.toMatchObject({
    details: { issues: [{ path: ['hello_txt', 'kg'], code: 'invalid' }] },
  })
  expect(await app.context.db.$count(artisan, eq(artisan.id, 79))).toBe(0)
})
