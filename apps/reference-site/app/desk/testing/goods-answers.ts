import { Country } from '@shyrdak/sdk/contract'
import {
  GoodsArtisan,
  GoodsChoices,
  ManagedRetailGoods,
  ArtisanChoices,
  type CountryPrice,
  type StockRow,
} from '@shyrdak/sdk/management'
import { build, type FakeAnswers, type Overrides } from '@shyrdak/sdk/testing'

const MADDER = { en: 'Madder', ru: 'Марена', kg: 'Кызыл' }
export const SMOKE = { en: 'Smoke', ru: 'Дым', kg: 'Түтүн' }

export const CHOICES = build(GoodsChoices, {
  categories: [
    { id: 1, name: { en: 'Shoes', ru: 'Обувь', kg: 'Бут кийим' }, depth: 0 },
    { id: 2, name: { en: 'Mules', ru: 'Мюли', kg: 'Тапичкелер' }, depth: 1 },
  ],
  colors: [
    { id: 7, name: MADDER, hex: '#a3282f' },
    { id: 8, name: SMOKE, hex: '#777777' },
  ],
  size_charts: [],
  soles: [],
  rates: [{ currency: 'KZT', som_per_unit: '0.17' }],
})

const ARTISANS = [
  { id: 1, name: { en: 'Ak-Örgö', ru: 'Ак-Өргө', kg: 'Ак-Өргө' } },
  { id: 2, name: { en: 'Kyzyl-Too', ru: 'Кызыл-Тоо', kg: 'Кызыл-Тоо' } },
]

export const foundArtisans = (changes: Overrides<ArtisanChoices> = {}): ArtisanChoices =>
  build(ArtisanChoices, { artisans: ARTISANS, has_more: false, ...changes })

export const madeBy = (artisan_id: number | null): GoodsArtisan =>
  build(GoodsArtisan, { artisan_id, artisan: ARTISANS.find(({ id }) => id === artisan_id) ?? null })

const country = (code: string, currency: string, delivers: boolean) =>
  build(Country, { code, region: 'Asia', currency, delivers })

/** Answers to the other calls of a product's page. */
export const AROUND: FakeAnswers = {
  'GET /management/goods/choices': CHOICES,
  'GET /management/goods/:id/artisan': madeBy(null),
  'GET /management/artisans/choices': foundArtisans(),
  'GET /frontend/country': {
    data: [country('KG', 'KGS', true), country('KZ', 'KZT', true), country('JP', 'USD', false)],
    total: 3,
    per_page: 250,
    current_page: 1,
    last_page: 1,
    next_page_url: null,
  },
}

export const stockRow = (size: string, quantity: number, revision = 0): StockRow => ({
  variation_id: 70,
  color_name: MADDER,
  size,
  quantity,
  revision,
})

export const priceIn = (country_iso_code: string, amount: string): CountryPrice => ({
  country_iso_code,
  price: amount,
  discount: '0.00',
  sale_cost: amount,
})

/** A retail product with one colour. */
export const someGoods = (changes: Overrides<ManagedRetailGoods> = {}): ManagedRetailGoods =>
  build(ManagedRetailGoods, {
    id: 3,
    slug: 'warm-slippers',
    name: { en: 'Warm slippers', ru: 'Тапочки', kg: 'Тапичке' },
    description: { en: 'Warm', ru: 'Тёплые', kg: 'Жылуу' },
    details: [],
    weight: 400,
    category_id: 2,
    group: 'unisex',
    technique: null,
    model: null,
    size_chart_id: null,
    main_position: null,
    colors: [
      {
        variation_id: 70,
        color_id: 7,
        color_name: MADDER,
        photos: ['/media/a.jpg', '/media/b.jpg'],
        sizes: ['36', '37'],
      },
    ],
    links: [],
    revision: 4,
    stock: [stockRow('36', 4), stockRow('37', 9)],
    prices: [],
    prices_revision: 0,
    ...changes,
  })
