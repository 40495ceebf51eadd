import type { RetailProductEntry } from '@shyrdak/sdk/contract'
import { aProductEntry } from '@shyrdak/sdk/testing'
import kalpak from './images/kalpak.svg'
import rug from './images/rug.svg'
import slippers from './images/slippers.svg'

const IMAGES: Readonly<Record<string, string>> = { kalpak, rug, slippers }

/** Returns the URL of a drawing for stories: contract data only allows media paths. */
export const storyImage = (photo: string): string =>
  IMAGES[photo.replace(/^.*\/media\//, '').replace(/\.jpg$/, '')] ?? photo

const entry = (
  id: number,
  photo: string,
  name: RetailProductEntry['product']['name'],
  view: string,
  discount = '0.00',
  saleCost = view,
): RetailProductEntry =>
  aProductEntry({
    id,
    slug: photo,
    product: { slug: photo, photo: `/media/${photo}.jpg`, name, sale_cost: saleCost },
    price: { view, discount: { view: discount } },
    currency: { currency: 'KGS', rate_date: null },
  })

export const slippersEntry = entry(
  7,
  'slippers',
  { en: 'Ala-Too slippers', ru: 'Тапочки «Ала-Тоо»', kg: '«Ала-Тоо» тапочкасы' },
  '3450.00',
)

/** A rug with a discount of 20 %. */
export const rugEntry = entry(
  8,
  'rug',
  {
    en: 'Four winds shyrdak, madder and indigo',
    ru: 'Шырдак «Четыре ветра», марена и индиго',
    kg: '«Төрт шамал» шырдагы, кызыл жана көк боёк',
  },
  '48500.00',
  '9700.00',
  '38800.00',
)

export const kalpakEntry = entry(
  9,
  'kalpak',
  { en: 'White kalpak', ru: 'Белый калпак', kg: 'Ак калпак' },
  '2200.00',
)
