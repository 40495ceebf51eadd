import { ArtisanProfile, LANGUAGES, SpecialProduct } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { artisan, specialProduct, specialVariation } from '#modules/catalogue/special-tables.ts'
import { readArtisan } from '#modules/catalogue/workshops/artisans.ts'
import { readSpecialProduct } from '#modules/catalogue/special/read-special-product.ts'
import { imageFor } from '../images/index.ts'
import { openDemoShop } from '../testing/demo-shop.ts'
import { WORKSHOPS } from '../workshops/index.ts'
import { SPECIAL_GOODS } from './index.ts'

let shop: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const drawn = (photo: string) => imageFor(photo.slice('/media/'.length, -'.jpg'.length)) !== undefined

test('twenty-four workshops made sixty special goods, and each made some', async () => {
  expect(await shop.context.db.$count(artisan)).toBe(24)
  expect(await shop.context.db.$count(specialProduct)).toBe(60)
  const busy = new Set(SPECIAL_GOODS.map(({ maker }) => maker))
  expect([...busy].toSorted()).toEqual(WORKSHOPS.map(({ handle }) => handle).toSorted())
})

test('every page of a workshop is as the contract says, with pictures that can be drawn', async () => {
  for (const place of WORKSHOPS.keys()) {
    const profile = ArtisanProfile.parse(await readArtisan(shop.context, place + 1))
    const photos = [profile.profile_pic, profile.banner_1, profile.about_img, profile.banner_2]
    for (const photo of [...photos, ...profile.tam_gallery])
      expect([photo, photo !== null && drawn(photo)]).toEqual([photo, true])
  }
})

test('every special product is as the contract says, with pictures that can be drawn', async () => {
  for (const { slug } of SPECIAL_GOODS) {
    const product = SpecialProduct.parse(await readSpecialProduct(shop.context, 'KG', slug))
    expect([slug, product.variations.flatMap(({ sizes }) => sizes).length > 0]).toEqual([slug, true])
  }
  for (const { photos } of await shop.context.db
    .select({ photos: specialVariation.photos })
    .from(specialVariation))
    for (const photo of photos) expect([photo, drawn(photo)]).toEqual([photo, true])
})

test('no two workshops and no two special goods are called the same, in any language', () => {
  for (const [place, language] of LANGUAGES.entries()) {
    for (const names of [WORKSHOPS, SPECIAL_GOODS].map((all) => all.map(({ name }) => name[place])))
      expect([language, new Set(names).size]).toEqual([language, names.length])
  }
})
