import type { NewRetailGoods, NewSpecialGoods, NewWholesaleGoods } from '@shyrdak/sdk/management'
import type { Sdk } from '@shyrdak/sdk'
import type { CompleteContract } from '@shyrdak/sdk/management'
import { aPhoto } from './photos.ts'

type Desk = Sdk<CompleteContract>['management']

const inAll = (text: string) => ({ en: `${text} en`, ru: `${text} ru`, kg: `${text} kg` })

/** Name, weight and other fields of every test product. */
const facts = (slug: string, category_id: number) => ({
  slug,
  name: inAll(slug),
  description: inAll('Warm'),
  details: [{ name: inAll('Sole'), text: inAll('Leather') }],
  weight: 420,
  category_id,
})

export const retailGoods = async (
  { goods }: Desk,
  slug: string,
  changes: Partial<NewRetailGoods> = {},
): Promise<NewRetailGoods> => ({
  ...facts(slug, (await goods.choices()).categories[0]!.id),
  group: 'unisex',
  technique: 'stitched',
  model: 'slippers',
  size_chart_id: null,
  main_position: null,
  ...changes,
})

export const specialGoods = async (
  { specialGoods: goods, artisans }: Desk,
  slug: string,
  changes: Partial<NewSpecialGoods> = {},
): Promise<NewSpecialGoods> => {
  const { categories } = await goods.choices()
  const { artisans: found } = await artisans.choices({ query: {} })
  return {
    ...facts(slug, categories[0]!.id),
    artisan_id: found[0]!.id,
    made_to_order_days: 12,
    ...changes,
  }
}

export const wholesaleGoods = async (
  { wholesaleGoods: goods }: Desk,
  slug: string,
  changes: Partial<NewWholesaleGoods> = {},
): Promise<NewWholesaleGoods> => {
  const { categories, soles } = await goods.choices()
  return {
    ...facts(slug, categories[0]!.id),
    price_type: 'sole',
    size_chart_id: null,
    made_to_order_days: null,
    sole_ids: soles.slice(0, 2).map(({ id }) => id),
    ...changes,
  }
}

/** Two colours with sizes and a photo each. */
export async function twoColors({ images, goods }: Desk, sizes: string[] = ['38', '39']) {
  const { colors } = await goods.choices()
  const photos = [await images.upload(await aPhoto()), await images.upload(await aPhoto())]
  return photos.map(({ path }, place) => ({ color_id: colors[place]!.id, photos: [path], sizes }))
}

export const priced = (...countries: string[]) => ({
  prices: countries.map((country_iso_code) => ({ country_iso_code, price: '3200.00', discount: '0.00' })),
})
