import { BLOCK_SCHEMAS, readBlocks } from '@shyrdak/sdk/blocks'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROKEN_CONTENT, LAST_LINE } from '../store/broken-content.ts'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'

const inEach = (text: string) => ({ en: text, ru: text, kg: text })

interface Refusal {
  code: string
  message: string
  issues?: { path: (string | number)[]; code: string }[]
}

let shop: PeopledStore
let token: string

beforeAll(async () => {
  shop = await openPeopledStore()
  token = (await shop.mint({ market: 'management' })).token
})
afterAll(() => shop.close())

test('broken contents include every block of the library, and have unique names', () => {
  const all = JSON.stringify(BROKEN_CONTENT.find(({ what }) => what === 'blocks without props'))
  expect(new Set(BROKEN_CONTENT.map(({ what }) => what)).size).toBe(BROKEN_CONTENT.length)
  for (const name of Object.keys(BLOCK_SCHEMAS)) expect(all).toContain(name)
})

describe('a broken page in the database', () => {
  test.each(BROKEN_CONTENT)(
    '$what is read as the blocks that are valid',
    async ({ what, row, hasLastLine }) => {
      const url = `broken-${BROKEN_CONTENT.findIndex((one) => one.what === what)}`
      await shop.sql(
        'insert into page (url, title, description, content, updated_at) values ($1, $2, $2, $3, now())',
        [url, inEach('Felt'), JSON.stringify(row)],
      )
      for (const locale of LANGUAGES) {
        const { status, body } = await shop.ask('GET', `/frontend/pages/${url}`, { query: { locale } })
        expect(status).toBe(200)
        const { content } = body as { content: string } // the contract's page
        const { nodes, faults } = readBlocks(JSON.parse(content))
        expect(faults).toEqual([])
        if (hasLastLine) expect(JSON.stringify(nodes)).toContain(`<p>${LAST_LINE}</p>`)
        expect(content.length).toBeLessThan(1_100_000)
      }
    },
  )
})

describe('a broken page from a manager', () => {
  test.each(BROKEN_CONTENT)('$what', async ({ what, row, isRefused }) => {
    const page = { title: inEach('Felt'), description: inEach(''), content: row }
    const body = { ...page, url: 'sent-broken' }
    const said = await shop.ask('POST', '/management/content/pages', { token, body })
    if (!isRefused) {
      expect(said.status, said.text.slice(0, 300)).toBe(200)
      const { id, revision } = said.body as { id: number; revision: number } // just created
      const query = { revision: String(revision) }
      await shop.ask('DELETE', `/management/content/pages/${id}`, { token, query })
      return
    }
    const { issues = [], code } = said.body as Refusal // the contract's refusal
    expect([400, 413, 422], `${what}: ${said.text.slice(0, 300)}`).toContain(said.status)
    if (said.status === 413) expect(code).toBe('TOO_LARGE')
    else expect(issues.map(({ path }) => path[0])).toContain('content')
    expect(await shop.sql(`select 1 from page where url = 'sent-broken'`)).toEqual([])
  })

  test.each([
    ['a photo that is none', { componentName: 'PlainImage', props: { src: 7 } }, ['src'], 'invalid_prop'],
    [
      'a tab without a name',
      { componentName: 'Tabs', props: { items: [{ title: ' ' }] } },
      ['items', 0, 'title'],
      'required',
    ],
  ])('%s is refused by its path: language, block, child, prop', async (_what, block, path, code) => {
    const wrong = [
      {
        componentName: 'Container',
        children: [{ componentName: 'Icon', props: { src: '/media/a.jpg', title: 'a' } }, block],
      },
    ]
    const content = { ...inEach('[]'), ru: JSON.stringify(wrong) }
    const body = { url: 'named', title: inEach('Felt'), description: inEach(''), content }
    const said = await shop.ask('POST', '/management/content/pages', { token, body })
    expect(said.status).toBe(422)
    expect((said.body as Refusal).issues).toMatchObject([
      { path: ['content', 'ru', 0, 'children', 1, 'props', ...path], code },
    ])
  })
})
