import type { NewMenuItem } from '@shyrdak/sdk/management'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/sql/transaction.ts'
import { openStoreContext, type StoreUnderTest } from '#testing/open-store-context.ts'
import { readHead } from './read-head.ts'
import { readMenus } from './read-menus.ts'
import { seedHead, seedMenus } from './seed-content.ts'

const entry = (
  en: string,
  ru: string,
  kg: string,
  url: string,
  childrens: NewMenuItem[] = [],
): NewMenuItem => ({
  title: { en, ru, kg },
  url,
  ...(childrens.length > 0 && { childrens }),
})

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openStoreContext({ environment: { HEAD_SCRIPT_HOSTS: 'stats.example' } })
  await transaction(shop.context.db, async (tx) => {
    await seedMenus(tx, {
      retail: [
        entry('For men', 'Мужчинам', 'Эркектерге', '/categories/men', [
          entry('Slippers', 'Тапочки', 'Тапичке', '/categories/men-slippers'),
          entry('Boots', 'Валенки', 'Өтүк', '/categories/men-boots'),
        ]),
      ],
      wholesale: [entry('Catalogue', 'Реестр', 'Каталог', '/admin/reyestr')],
      footer: [entry('Goods', 'Товары', 'Товарлар', '/categories')],
    })
    await seedHead(tx, [
      { position: 0, content: '<meta name="author" content="Shyrdak">' },
      { position: 1, content: '<script type="application/ld+json">{"@type":"Organization"}</script>' },
    ])
  })
})
afterAll(() => shop.close())

test('menus are read as trees in the requested language', async () => {
  const [ru, kg] = [await readMenus(shop.context, 'ru'), await readMenus(shop.context, 'kg')]
  expect(ru.retail[0]).toMatchObject({ title: 'Мужчинам', url: '/categories/men' })
  expect(ru.retail[0]?.childrens).toHaveLength(2)
  expect(kg.footer[0]?.title).toBe('Товарлар')
  expect(ru.wholesale).toHaveLength(1)
})

test('a menu with broken rows in the database is still readable', async () => {
  await shop.context.db.execute(sql`insert into menu_item (menu, title, url, position)
    values ('wholesale', 'null', 'javascript:alert(1)', 99), ('wholesale', '{"ru":5,"en":"Wool"}', '/wool', 100)`)
  shop.refreshCaches()
  const { wholesale } = await readMenus(shop.context, 'ru')
  expect(wholesale.slice(1)).toMatchObject([
    { title: '', url: '#' },
    { title: 'Wool', url: '/wool' },
  ])
})

test('pages are rendered without head entries when these cannot be read', async () => {
  expect(await readHead(shop.context)).toHaveLength(2)
  const broken = {
    ...shop.context,
    revision: { current: () => 99, refresh: async () => {} },
    db: {} as never,
  }
  expect(await readHead(broken)).toEqual([])
})
