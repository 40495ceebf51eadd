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
    title: ['Shop', 'Магазин', 'Дүкөн'],
    url: '/categories',
    below: [
      { title: ['For men', 'Мужчинам', 'Эркектерге'], url: '/categories/men' },
      { title: ['For women', 'Женщинам', 'Аялдарга'], url: '/categories/women' },
      { title: ['For children', 'Детям', 'Балдарга'], url: '/categories/children' },
      { title: ['Rugs', 'Ковры', 'Килемдер'], url: '/categories/rugs' },
    ],
  },
  {
    title: ['About us', 'О нас', 'Биз жөнүндө'],
    url: '/about',
    below: [
      { title: ['How felt is made', 'Как делают войлок', 'Кийиз кантип жасалат'], url: '/production' },
      { title: ['Artisans', 'Мастера', 'Усталар'], url: '/artisans' },
      { title: ['Blog', 'Блог', 'Блог'], url: '/blog' },
    ],
  },
  {
    title: ['Help', 'Помощь', 'Жардам'],
    url: '/pages/delivery',
    below: [
      { title: ['Delivery', 'Доставка', 'Жеткирүү'], url: '/pages/delivery' },
      { title: ['Returns', 'Возврат', 'Кайтаруу'], url: '/pages/returns' },
      { title: ['Cookies', 'Файлы cookie', 'Cookie файлдары'], url: '/pages/cookie-policy' },
    ],
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
