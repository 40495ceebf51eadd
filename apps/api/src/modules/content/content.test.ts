import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoShop } from '#demo/testing/demo-shop.ts'
import { readHead } from './read-head.ts'
import { readMenus } from './read-menus.ts'

let shop: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  shop = await openDemoShop({ HEAD_SCRIPT_HOSTS: 'stats.example' })
})
afterAll(() => shop.close())

test('menus are trees in the language asked for', async () => {
  const [ru, kg] = [await readMenus(shop.context, 'ru'), await readMenus(shop.context, 'kg')]
  expect(ru.retail[0]).toMatchObject({ title: 'Мужчинам', url: '/categories/men' })
  expect(ru.retail[0]?.childrens).toHaveLength(3)
  expect(kg.footer[0]?.title).toBe('Товарлар')
  expect(ru.wholesale).toHaveLength(6)
})

test('a menu that others have broken in the database stands', async () => {
  await shop.context.db.execute(sql`insert into menu_item (menu, title, url, position)
    values ('wholesale', 'null', 'javascript:alert(1)', 99), ('wholesale', '{"ru":5,"en":"Wool"}', '/wool', 100)`)
  shop.refreshCaches()
  const { wholesale } = await readMenus(shop.context, 'ru')
  expect(wholesale.slice(6)).toMatchObject([
    { title: '', url: '#' },
    { title: 'Wool', url: '/wool' },
  ])
})

test('a head that cannot be read leaves the page without it', async () => {
  expect(await readHead(shop.context)).toHaveLength(2)
  const broken = {
    ...shop.context,
    revision: { current: () => 99, refresh: async () => {} },
    db: {} as never,
  }
  expect(await readHead(broken)).toEqual([])
})
