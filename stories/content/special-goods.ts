import { SpecialProductEntry, type LocalizedText } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'

const special = (id: number, photo: string, name: LocalizedText, price: string) =>
  build(SpecialProductEntry, {
    id,
    slug: photo,
    photo: `/media/${photo}.jpg`,
    name,
    sale_cost: price,
    price: { view: price, discount: { view: '0.00' } },
    currency: { currency: 'KGS', rate_date: null },
  })

export const SPECIAL_GOODS: readonly SpecialProductEntry[] = [
  special(1, 'rug', { en: 'Shyrdak of Naryn', ru: 'Нарынский шырдак', kg: 'Нарын шырдагы' }, '57000.00'),
  special(2, 'kalpak', { en: 'A bridegroom’s kalpak', ru: 'Калпак жениха', kg: 'Күйөө калпагы' }, '9400.00'),
]
