import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#modules/orders/place-order.ts'
import { listSpecialOrders } from '#modules/orders/special/list-special-orders.ts'
import { ownAccount } from '#modules/accounts/index.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { mintSession } from '#testing/mint-session.ts'
import { inAll } from '#testing/goods.ts'
import { agree, asGuest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { presentCraftsman, saveArtisan } from '../artisans/craftsman-profile.ts'
import { listManagedArtisans } from '../artisans/managed-artisans.ts'
import { uploadPhoto } from '../artisans/own-photos.ts'
import { readSpecialProduct } from '../special/read-special-product.ts'
import { moderateProposal } from './moderate-proposal.ts'
import { propose, readProposal } from './own-proposals.ts'

/** A workshop whose page nobody has saved. */
const WORKSHOP = 501

let shop: TestShop
let craftsman: SessionPrincipal
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  const { accountId } = await mintSession(shop.context.db, { market: 'specialgoods', artisansId: WORKSHOP })
  craftsman = { kind: 'session', market: 'specialgoods', userId: accountId }
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId }
})
afterAll(() => shop.close())

async function aPhoto(): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const file = new File([new Uint8Array(bytes)], 'felt.jpg', { type: 'image/jpeg' })
  return uploadPhoto(shop.context, WORKSHOP, { file, name: file.name })
}

const pageOf = async () => presentCraftsman(shop.context, await ownAccount(shop.context, craftsman))
const reviewed = async () =>
  (await listManagedArtisans({ query: {}, country: 'KG' }, shop.context)).data.map(({ id }) => id)

test('a craftsman whose page is still to be written gets the orders of the goods that are published', async () => {
  const body = {
    name: inAll('Wall hanging'),
    description: inAll('A wall hanging'),
    category_id: 1,
    color_id: 1,
    size: '38',
    photos: [await aPhoto()],
    price: '9000.00',
    stock: 1,
    made_to_order_days: null,
    weight: 900,
  }
  const { id, revision } = await propose(shop.context, {
    principal: craftsman,
    body,
    idempotencyKey: undefined,
    ip: '::1',
  })
  await moderateProposal(shop.context, { id, revision, by: manager }, { state: 'published', texts: {} })
  const { product } = await readProposal(shop.context, craftsman, id)
  const sold = await readSpecialProduct(shop.context, 'KG', product?.slug ?? '')
  expect(sold.artisan, 'the workshop is not public').toBeNull()

  const [variation] = sold.variations
  const item = {
    product_id: sold.id,
    variation_id: variation?.id ?? 0,
    size: '38',
    count: 1,
    is_special: true,
  }
  const { order } = await placeOrder(shop.context, asGuest(agree(await shop.quote([item])), 'wall-hanging'))
  const { data } = await listSpecialOrders(shop.context, { principal: craftsman, query: {}, country: 'KG' })
  expect(data.map(({ order_number }) => order_number)).toEqual([order.order_number])

  expect(await pageOf()).toMatchObject({ profile: null, publication: { state: 'new' } })
  expect(await reviewed()).not.toContain(WORKSHOP)
  await saveArtisan(shop.context, craftsman, { bio_txt: inAll('I felt.') })
  expect(await pageOf()).toMatchObject({
    profile: { bio_txt: inAll('I felt.') },
    publication: { state: 'waiting' },
  })
  expect((await reviewed())[0]).toBe(WORKSHOP)
})
