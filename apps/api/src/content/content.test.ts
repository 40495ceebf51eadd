import { Country, LANGUAGES, SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoShop } from '../demo/testing/demo-shop.ts'
import { countryRoutes } from '../routes/content/countries.ts'
import { readHead } from './read-head.ts'
import { readMenus } from './read-menus.ts'
import { SHOP_COUNTRIES } from './shop-countries.ts'

let shop: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  shop = await openDemoShop({ HEAD_SCRIPT_HOSTS: 'stats.example' })
})
afterAll(() => shop.close())

const call = {
  principal: { kind: 'guest' },
  language: 'ru',
  idempotencyKey: undefined,
  ip: '::1',
  country: 'KG',
  params: undefined as never,
  body: undefined as never,
} as const

test('every selectable country has a name in each language, a flag and a place', async () => {
  const { data, total } = await countryRoutes.list({ ...call, query: { per_page: 250 } }, shop.context)
  expect(total).toBe(SELECTABLE_COUNTRIES.length)
  expect(data.map(({ code }) => code)).toEqual([...SELECTABLE_COUNTRIES])
  for (const country of data) {
    expect(Country.parse(country)).toEqual(country)
    for (const language of LANGUAGES) expect(country.name[language].length).toBeGreaterThan(2)
  }
  expect(data.filter(({ delivers }) => delivers).map(({ code }) => code)).toEqual([
    'KG',
    'KZ',
    'RU',
    'BY',
    'UA',
  ])
  expect(data.find(({ code }) => code === 'DE')?.currency).toBe('EUR')
})

test('the kept list of countries is what the packages say', async () => {
  const script: string = '../../scripts/countries.mjs'
  const { countries } = (await import(script)) as { countries: unknown } // a script has no types of its own
  expect(SHOP_COUNTRIES).toEqual(countries)
})

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
