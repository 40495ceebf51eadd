import type { Texts } from '../good.ts'

interface DemoWholesaleCategory {
  id: number
  parent: number | null
  title: Texts
  /** The models or retail category slugs whose goods belong here. */
  from: readonly string[]
}

export const HATS_AND_GIFTS = 4

/** The category tree of the demo shop's wholesale goods. Ids are fixed, so that links stay valid. */
export const WHOLESALE_CATEGORIES: readonly DemoWholesaleCategory[] = [
  { id: 1, parent: null, title: ['Footwear', 'Обувь', 'Бут кийим'], from: [] },
  { id: 2, parent: 1, title: ['Slippers', 'Тапочки', 'Тапичкелер'], from: ['slippers'] },
  { id: 3, parent: 1, title: ['Felt boots', 'Валенки', 'Кийиз өтүктөр'], from: ['boots'] },
  {
    id: HATS_AND_GIFTS,
    parent: null,
    title: ['Hats and gifts', 'Шапки и подарки', 'Баш кийим жана белек'],
    from: ['kalpaks', 'berets-and-cloches', 'sauna-hats', 'toys'],
  },
]
