import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { banner } from '#modules/content/tables.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { transaction } from '../sql/transaction.ts'
import { uploadImage } from './claim-images.ts'
import { DESK, withImages } from './desk-images.ts'
import { imagePath, uploadIdOfPath } from './file-keys.ts'
import { sweepFiles } from './sweep-files.ts'
import { storedFile } from './tables.ts'

let app: AuthTestApp
beforeAll(async () => {
  app = await openAuthTestApp()
})
afterAll(() => app.close())

async function image(owner = DESK): Promise<string> {
  const felt = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  const file = new File([new Uint8Array(await felt.jpeg().toBuffer())], 'felt.jpg', { type: 'image/jpeg' })
  return imagePath(await uploadImage(app.context, owner, { file, name: file.name }))
}

const isKept = async (path: string) => {
  const [file] = await app.context.db
    .select()
    .from(storedFile)
    .where(eq(storedFile.id, uploadIdOfPath(path) ?? ''))
  return file?.claimedAt !== null
}

const none = { en: '', ru: '', kg: '' }
const named = (...paths: string[]) => paths.map((path) => ({ path, field: ['photo'] }))

/** Replaces a banner's photo; null means no banner before or after. */
const change = (from: string | null, to: string | null) =>
  transaction(app.context.db, (tx) =>
    withImages(
      tx,
      app.context,
      { before: from === null ? [] : named(from), after: to === null ? [] : named(to) },
      async () => {
        if (from !== null) await tx.delete(banner).where(eq(banner.photo, from))
        if (to !== null)
          await tx.insert(banner).values({ photo: to, title: none, text: none, href: '', position: 0 })
      },
    ),
  )

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'written',
    ({ details }: { details: { issues: unknown } }) => details.issues,
  )

test('an image is kept only while something uses it', async () => {
  const [first, second] = [await image(), await image()]
  expect(await isKept(first)).toBe(false)
  await change(null, first)
  expect(await isKept(first)).toBe(true)
  await change(first, second)
  expect([await isKept(first), await isKept(second)]).toEqual([false, true])
  await change(second, null)
  expect(await isKept(second)).toBe(false)
})

test('an image removed from a page can be used again for a day, however old it is', async () => {
  const { db, clock } = app.context
  const hours = (count: number) => new Date(clock().getTime() + count * 3_600_000)
  const old = await image()
  const row = eq(storedFile.id, uploadIdOfPath(old) ?? '')
  await db
    .update(storedFile)
    .set({ createdAt: hours(-1_000) })
    .where(row)
  await change(null, old)
  await change(old, null)
  await sweepFiles(app.context)
  await change(null, old)
  await change(old, null)
  await sweepFiles({ ...app.context, clock: () => hours(23) })
  expect(await db.$count(storedFile, row)).toBe(1)
  await sweepFiles({ ...app.context, clock: () => hours(25) })
  expect(await db.$count(storedFile, row)).toBe(0)
})

test('an image used in two places is kept when one of them drops it', async () => {
  const shared = await image()
  await change(null, shared)
  await app.context.db
    .insert(banner)
    .values({ photo: shared, title: none, text: none, href: '/other', position: 0 })
  await transaction(app.context.db, (tx) =>
    withImages(tx, app.context, { before: named(shared), after: [] }, async () => {
      await tx.delete(banner).where(eq(banner.href, ''))
    }),
  )
  expect(await isKept(shared)).toBe(true)
})

test('an image that an order still shows is kept when its product drops it, another one is released', async () => {
  const { db } = app.context
  const [bought, unsold] = [await image(), await image()]
  for (const photo of [bought, unsold]) await change(null, photo)
  await db.$client.query(
    `with placed as (
      insert into retail_order (number, payment_link, secret_hash, status, country, language, first_name, last_name,
        email, phone, comment, provider, goods_minor, delivery_minor, total_minor, holds_stock, created_at)
      values ('S-1', gen_random_uuid(), '', 'completed', 'KG', 'kg', '', '', '', '', '', 'kicb', 0, 0, 0, false, now())
      returning id)
    insert into retail_order_line (order_id, position, product_id, variation_id, size, count, from_stock, is_special,
      slug, name, color_name, photo, sale_minor, service_code, carrier, service_name, delivery_minor, days_min, days_max)
    select id, 0, 1, 1, '38', 1, 0, false, '', '{}', '{}', $1, 0, '', '', '{}', 0, 0, 0 from placed`,
    [bought],
  )
  for (const photo of [bought, unsold]) await change(photo, null)
  expect([await isKept(bought), await isKept(unsold)]).toEqual([true, false])
})

test('an image already shown can be used again, an unknown one or a craftsman’s own is refused', async () => {
  const unknown = [{ path: ['photo'], code: 'unknown' }]
  await app.context.db
    .insert(banner)
    .values({ photo: '/media/drawn.jpg', title: none, text: none, href: '/x', position: 0 })
  expect(await refusal(change(null, '/media/drawn.jpg'))).toBe('written')
  expect(await refusal(change(null, '/media/made-up.jpg'))).toEqual(unknown)
  expect(await refusal(change(null, `/media/upload-${app.context.random.uuid()}.jpg`))).toEqual(unknown)
  expect(await refusal(change(null, await image('artisan:81')))).toEqual(unknown)
  expect(await app.context.db.$count(banner, eq(banner.photo, '/media/made-up.jpg'))).toBe(0)
})

test('an image dropped by one manager while another begins to use it is kept', async () => {
  for (const isLate of [true, false]) {
    const contested = await image()
    await change(null, contested)
    const { promise, resolve } = Promise.withResolvers<void>()
    const use = () =>
      transaction(app.context.db, async (tx) => {
        await withImages(tx, app.context, { before: [], after: named(contested) }, async () => {
          await tx
            .insert(banner)
            .values({ photo: contested, title: none, text: none, href: '/mine', position: 0 })
        })
        if (!isLate) await promise
      })
    const drop = () =>
      transaction(app.context.db, async (tx) => {
        await withImages(tx, app.context, { before: named(contested), after: [] }, async () => {
          await tx.delete(banner).where(eq(banner.href, ''))
        })
        if (isLate) await promise
      })
    const both = [isLate ? drop() : use()]
    await new Promise((after) => setTimeout(after, 50))
    both.push(isLate ? use() : drop())
    await new Promise((after) => setTimeout(after, 50))
    resolve()
    await Promise.all(both)
    expect(await isKept(contested)).toBe(true)
  }
})
