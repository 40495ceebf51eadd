import type { StoreUnderTest } from '@shyrdak/api/testing'
import { contract, LANGUAGES } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageFor } from '../images/index.ts'
import { openDemoShop } from '../testing/open-demo-shop.ts'
import { ARTISANS } from '../artisans/index.ts'
import { SPECIAL_GOODS } from './index.ts'

const { artisans, products } = contract.specialGoods

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const drawn = (photo: string) => imageFor(photo.slice('/media/'.length, -'.jpg'.length)) !== undefined

test('twenty-four craftsmen made sixty special goods, each at least one', async () => {
  expect((await shop.answer(artisans.list, { query: { page: 1 } })).total).toBe(24)
  expect((await shop.answer(products.list)).total).toBe(60)
  const busy = new Set(SPECIAL_GOODS.map(({ maker }) => maker))
  expect([...busy].toSorted()).toEqual(ARTISANS.map(({ handle }) => handle).toSorted())
})

test('every craftsman’s page matches the contract, with images that can be drawn', async () => {
  for (const place of ARTISANS.keys()) {
    const profile = await shop.answer(artisans.read, { params: { id: place + 1 } })
    const photos = [profile.profile_pic, profile.banner_1, profile.about_img, profile.banner_2]
    for (const photo of [...photos, ...profile.tam_gallery])
      expect([photo, photo !== null && drawn(photo)]).toEqual([photo, true])
  }
})

test('every special product matches the contract, with images that can be drawn', async () => {
  for (const { slug } of SPECIAL_GOODS) {
    const product = await shop.answer(products.read, { params: { slug } })
    expect([slug, product.variations.flatMap(({ sizes }) => sizes).length > 0]).toEqual([slug, true])
  }
  const { rows } = await shop.context.db.$client.query<{ photos: string[] }>(
    'select photos from variation join special_product using (product_id)',
  )
  for (const { photos } of rows)
    for (const photo of photos) expect([photo, drawn(photo)]).toEqual([photo, true])
})

test('all craftsmen and all special goods have different names, in every language', () => {
  for (const [place, language] of LANGUAGES.entries()) {
    for (const names of [ARTISANS, SPECIAL_GOODS].map((all) => all.map(({ name }) => name[place])))
      expect([language, new Set(names).size]).toEqual([language, names.length])
  }
})
