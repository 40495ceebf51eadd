import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, closeAccount } from '#modules/accounts/index.ts'
import { placeOrder } from '#modules/orders/place-order.ts'
import { retailOrder, retailOrderEvent } from '#modules/orders/tables.ts'
import { uploadIdOfPath } from '#platform/storage/file-keys.ts'
import { sweepFiles } from '#platform/storage/sweep-files.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { mintSession } from '#testing/mint-session.ts'
import { artisan } from '../special-tables.ts'
import { variation } from '../tables.ts'
import { readArtisan } from './artisans.ts'
import { saveArtisan } from './craftsman-profile.ts'
import { uploadPhoto } from './own-photos.ts'
import { sweepClosedArtisans } from './sweep-closed-artisans.ts'

const ARTISAN = 81
const text = (words: string) => ({ en: words, ru: words, kg: words })

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function photo(): Promise<string> {
  const felt = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  const file = new File([new Uint8Array(await felt.jpeg().toBuffer())], 'felt.jpg', { type: 'image/jpeg' })
  return uploadPhoto(shop.context, ARTISAN, { file, name: file.name })
}

const stands = (path: string) => shop.context.files.has(`public/${uploadIdOfPath(path)}.jpg`)

test('a closed craftsman account loses its page and photos; photos used by goods and orders stay', async () => {
  const { db } = shop.context
  const { accountId: userId } = await mintSession(db, { market: 'specialgoods', artisansId: ARTISAN })
  const [portrait, gallery, ofGoods, ofOrder] = await Promise.all([photo(), photo(), photo(), photo()])
  await saveArtisan(
    shop.context,
    { kind: 'session', market: 'specialgoods', userId, sessionId: 1 },
    { profile_pic: portrait, tam_gallery: [gallery, ofGoods, ofOrder], bio_txt: text('Сексен кыш') },
  )
  await db.update(artisan).set({ state: 'published' }).where(eq(artisan.id, ARTISAN))
  const [some] = await db.select().from(variation).limit(1)
  await db
    .update(variation)
    .set({ photos: [ofGoods] })
    .where(eq(variation.id, some?.id ?? 0))
  await placeOrder(shop.context, asGuest(agree(await shop.quote([lineRequest(1)]))))
  const [order] = await db.select({ id: retailOrder.id }).from(retailOrder)
  await db.insert(retailOrderEvent).values({
    orderId: order?.id ?? 0,
    status: 'in_production',
    mover: 'craftsman',
    photo: ofOrder,
    createdAt: new Date(),
  })
  const later = () => new Date(shop.context.clock().getTime() + 25 * 3_600_000)
  const sweep = async () => {
    await sweepClosedArtisans(shop.context)
    await sweepFiles({ ...shop.context, clock: later })
  }
  const standing = () => Promise.all([portrait, gallery, ofGoods, ofOrder].map(stands))

  await sweep()
  expect(await standing()).toEqual([true, true, true, true])
  await transaction(db, (tx) => closeAccount(tx, userId))
  await sweep()
  expect(await standing()).toEqual([false, false, true, true])
  await expect(readArtisan(shop.context, ARTISAN)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const [page] = await db.select().from(artisan).where(eq(artisan.id, ARTISAN))
  expect(page).toMatchObject({ state: 'returned', gallery: [], profilePic: null, bioText: null })
  const [left] = await db.select().from(account).where(eq(account.id, userId))
  expect(page?.name.en).toContain(left?.lastName)
  await sweep()
  expect((await db.select().from(artisan).where(eq(artisan.id, ARTISAN)))[0]?.revision).toBe(page?.revision)
})
