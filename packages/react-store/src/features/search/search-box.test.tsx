import { aProductEntry, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { SearchBox } from './search-box.tsx'

const SEARCH = 'POST /frontend/search/product'
const entry = (slug: string, en: string) =>
  aProductEntry({ slug, product: { slug, name: { en, ru: en, kg: en }, sale_cost: '100.00' } })
const data = [entry('hat', 'Hat'), entry('hat-white', 'White hat')]
const page = { data, total: 2, per_page: 5, current_page: 1, last_page: 1, next_page_url: null }

test('the search box is a form to the search page, also without JavaScript', async () => {
  const { store } = aStore({ prefix: '/en' })
  const { html } = await renderAsIsland(store, <SearchBox text="rug" />)
  expect(html).toMatch(/<form[^>]*method="get"/)
  expect(screen.getByRole('search')).toHaveAttribute('action', '/en/search')
  expect(screen.getByRole('combobox')).toHaveValue('rug')
  expect(await findBarriers()).toEqual([])
})

test('two letters show suggestions, which the arrow keys select and Enter opens', async () => {
  const { store, transport, navigated } = aStore({ transport: fakeTransport({ [SEARCH]: page }) })
  const user = userEvent.setup()
  await renderAsIsland(store, <SearchBox />)
  const box = screen.getByRole('combobox')
  await user.type(box, 'h')
  expect(box).toHaveAttribute('aria-expanded', 'false')
  await user.type(box, 'at')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(transport.callsOf(SEARCH)).toMatchObject([{ body: { text: 'hat', per_page: 5 } }])
  expect(await findBarriers()).toEqual([])
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('White hat')
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await user.keyboard('{Enter}')
  expect(navigated.to).toEqual(['/product/hat-white'])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('further typing aborts the pending request, and its late response is ignored', async () => {
  const { store, transport } = aStore()
  let late: (value: unknown) => void = () => {}
  transport.answer(SEARCH, ({ body }) =>
    // The body of a search.
    (body as { text: string }).text === 'ha' ? new Promise((resolve) => (late = resolve)) : page,
  )
  const user = userEvent.setup()
  await renderAsIsland(store, <SearchBox />)
  await user.type(screen.getByRole('combobox'), 'ha')
  await waitFor(() => expect(transport.callsOf(SEARCH)).toHaveLength(1))
  await user.type(screen.getByRole('combobox'), 't')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(transport.callsOf(SEARCH)[0]?.signal?.aborted).toBe(true)
  late({ ...page, data: [] })
  await Promise.resolve()
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

test('when suggestions cannot be loaded the list stays closed, and the form can still be submitted', async () => {
  const { store, transport } = aStore({ transport: fakeTransport({ [SEARCH]: refusal('NETWORK') }) })
  await renderAsIsland(store, <SearchBox />)
  await userEvent.type(screen.getByRole('combobox'), 'hat')
  await waitFor(() => expect(transport.callsOf(SEARCH)).not.toHaveLength(0))
  await waitFor(() => expect(screen.getByRole('search')).toHaveAttribute('data-state', 'closed'))
  const submitted: (FormDataEntryValue | null)[] = []
  const form = screen.getByRole<HTMLFormElement>('search')
  form.addEventListener('submit', (event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
    submitted.push(new FormData(form).get('text'))
  })
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await userEvent.type(screen.getByRole('combobox'), '{Enter}')
  expect(submitted).toEqual(['hat', 'hat'])
})

test.each([
  ['en', 'Did you mean: ковёр', '17 items'],
  ['ru', 'Возможно, вы искали: ковёр', '17 товаров'],
  ['kg', 'Балким, сизге керектүүсү: ковёр', '17 буюм'],
] as const)(
  'a shopper who types in the wrong keyboard layout gets the intended word suggested, in %s',
  async (language, offer, count) => {
    const none = { ...page, data: [], total: 0, similar: [{ text: 'ковёр', count: 17 }] }
    const { store } = aStore({ language, prefix: '/en', transport: fakeTransport({ [SEARCH]: none }) })
    await renderAsIsland(store, <SearchBox />)
    await userEvent.type(screen.getByRole('combobox'), 'rjd`h')
    const link = await screen.findByRole('link', { name: /ковёр/ })
    expect(link).toHaveAttribute('href', `/en/search?text=${encodeURIComponent('ковёр')}`)
    expect(link.textContent?.replaceAll('\u00a0', ' ')).toContain(count)
    expect(screen.getByRole('status')).toHaveTextContent(offer)
    expect(await findBarriers()).toEqual([])
    await userEvent.tab()
    await userEvent.tab()
    expect(link).toHaveFocus()
  },
)
