import type { menuItem, MenuName } from '../db/schema/content.ts'
import type { DemoCategory } from './categories.ts'
import { localized, type Texts } from './good.ts'

interface Entry {
  title: Texts
  url: string
  below?: readonly Entry[]
}

const fromCategories = (categories: readonly DemoCategory[]): Entry[] =>
  categories.map(({ title, url, below = [] }) => ({
    title,
    url: `/categories/${url}`,
    below: fromCategories(below),
  }))

const WHOLESALE: readonly Entry[] = [
  { title: ['Catalogue', 'Реестр', 'Каталог'], url: '/admin/reyestr' },
  { title: ['Price list', 'Прайс-лист', 'Баа тизмеси'], url: '/admin/price-list' },
  { title: ['Become a client', 'Стать клиентом', 'Кардар болуу'], url: '/admin/register_wholesale' },
]

const FOOTER: readonly Entry[] = [
  {
    title: ['For the feet', 'Для ног', 'Бутка'],
    url: '/categories',
    below: [
      { title: ['For men', 'Мужчинам', 'Эркектерге'], url: '/categories/men' },
      { title: ['For women', 'Женщинам', 'Аялдарга'], url: '/categories/women' },
      { title: ['For children', 'Детям', 'Балдарга'], url: '/categories/children' },
    ],
  },
  {
    title: ['For the home', 'Для дома', 'Үйгө'],
    url: '/categories/home',
    below: [
      { title: ['Rugs', 'Ковры', 'Килемдер'], url: '/categories/rugs' },
      { title: ['Cushions', 'Подушки', 'Жаздыктар'], url: '/categories/cushions' },
      { title: ['Small things', 'Мелочи', 'Майда буюмдар'], url: '/categories/home' },
      { title: ['Toys', 'Игрушки', 'Оюнчуктар'], url: '/categories/toys' },
    ],
  },
  {
    title: ['To wear', 'С собой', 'Өзүңүз менен'],
    url: '/categories/hats',
    below: [
      { title: ['Hats', 'Головные уборы', 'Баш кийимдер'], url: '/categories/hats' },
      { title: ['Bags', 'Сумки', 'Баштыктар'], url: '/categories/bags' },
    ],
  },
  {
    title: ['Help', 'Помощь', 'Жардам'],
    url: '/pages/terms',
    below: [{ title: ['Terms of sale', 'Условия продажи', 'Сатуу шарттары'], url: '/pages/terms' }],
  },
]

/** Every entry of every menu, numbered in the order in which they stand. */
export function menuRows(categories: readonly DemoCategory[]): (typeof menuItem.$inferInsert)[] {
  const rows: (typeof menuItem.$inferInsert)[] = []
  const add = (menu: MenuName, entries: readonly Entry[], parentId: number | null) => {
    entries.forEach(({ title, url, below = [] }, position) => {
      const id = rows.length + 1
      rows.push({ id, menu, parentId, title: localized(title), url, position })
      add(menu, below, id)
    })
  }
  add('retail', fromCategories(categories), null)
  add('wholesale', WHOLESALE, null)
  add('footer', FOOTER, null)
  return rows
}
