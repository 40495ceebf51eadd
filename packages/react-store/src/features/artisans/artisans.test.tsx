import { Artisan, LANGUAGES, type Paginated } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { localized } from '@shyrdak/sdk/format'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { messagesIn } from '../../testing/messages-in.ts'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { Artisans } from './artisans.tsx'

const LIST = 'GET /specialgoods/artisan'
const PER_PAGE = 20

const artisan = (id: number) =>
  build(Artisan, {
    id,
    name: { en: `Workshop ${id}`, ru: `Мастерская ${id}`, kg: `Устакана ${id}` },
    position: { en: 'Felt maker', ru: 'Мастер войлока', kg: 'Кийизчи' },
    profile_pic: id % 2 ? '/media/maker.jpg' : null,
  })

function pageOf(page: number, total = 45): Paginated<Artisan> {
  const from = (page - 1) * PER_PAGE + 1
  const size = Math.max(0, Math.min(PER_PAGE, total - from + 1))
  return {
    data: Array.from({ length: size }, (_, place) => artisan(from + place)),
    total,
    per_page: PER_PAGE,
    current_page: page,
    last_page: Math.ceil(total / PER_PAGE),
    next_page_url: null,
  }
}
const answers = () => fakeTransport({ [LIST]: ({ query }) => pageOf(Number(query?.['page'] ?? 1)) })

const select = (id: number) => screen.findByRole('link', { name: `Select: Workshop ${id}` })

test.each(LANGUAGES)('a visitor sees the workshops in %s with links to their pages', async (language) => {
  const { store, transport } = aStore({ language, prefix: `/${language}`, transport: answers() })
  const t = messagesIn(language, 'artisans')
  await renderAsIsland(store, <Artisans first={pageOf(1)} />)
  const cards = within(screen.getByRole('list', { name: t('label') })).getAllByRole('listitem')
  expect(cards).toHaveLength(20)
  const [card] = cards
  const { name, position } = artisan(1)
  expect(card).toHaveTextContent(localized(name, language))
  expect(card).toHaveTextContent(localized(position, language))
  expect(within(card!).getByRole('link')).toHaveAttribute('href', `/${language}/craftsman/1`)
  expect(within(card!).getByRole('link')).toHaveTextContent(t('select'))
  expect(screen.getByText(t('pageOf', { page: 1, pages: 3 }))).toBeVisible()
  expect(transport.calls).toEqual([])
  expect(await findBarriers()).toEqual([])
})

test('Next and Previous move by one up to either end, and scroll to the top', async () => {
  const { store, transport } = aStore({ transport: answers() })
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await renderAsIsland(store, <Artisans first={pageOf(1)} />)
  const [previous, next] = ['Previous', 'Next'].map((name) => screen.getByRole('link', { name }))
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(previous!)
  expect(transport.calls).toEqual([])
  await userEvent.click(next!)
  expect(await select(21)).toBeVisible()
  expect(screen.getByRole('list', { name: 'Workshops' })).toHaveFocus()
  await userEvent.click(next!)
  expect(await select(45)).toBeVisible()
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(next!)
  await userEvent.click(previous!)
  expect(await select(21)).toBeVisible()
  expect(transport.callsOf(LIST).map(({ query }) => query?.['page'])).toEqual([2, 3, 2])
  expect(scrollTo).toHaveBeenCalledTimes(3)
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 })
  expect(await findBarriers()).toEqual([])
  scrollTo.mockRestore()
})

test('without JavaScript the links lead to the previous and the next page of the list', async () => {
  const { store } = aStore()
  const { html } = await renderAsIsland(store, <Artisans first={pageOf(2)} inAddress />)
  expect(html).toMatch(/href="\?page=1"[^>]*rel="prev"|rel="prev"[^>]*href="\?page=1"/)
  expect(html).toMatch(/href="\?page=3"[^>]*rel="next"|rel="next"[^>]*href="\?page=3"/)
  expect(html).toContain('Workshop 21')
})

test('on another page the links lead to the page of workshops', async () => {
  const { store } = aStore({ prefix: '/en' })
  await renderAsIsland(store, <Artisans first={pageOf(1)} />)
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/en/artisans?page=2')
})

test('without a first page, one is loaded', async () => {
  const { store } = aStore({ transport: answers() })
  const { container } = await renderAsIsland(store, <Artisans />)
  expect(await select(1)).toBeVisible()
  expect(container.firstElementChild).toHaveAttribute('data-state', 'showing')
})

test('a page that failed to load can be loaded again', async () => {
  const { store, transport } = aStore({ transport: fakeTransport({ [LIST]: refusal('NOT_FOUND') }) })
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await renderAsIsland(store, <Artisans first={pageOf(1)} />)
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  expect(await screen.findByText('The list of workshops didn’t load.')).toBeVisible()
  expect(await findBarriers()).toEqual([])
  transport.answer(LIST, () => pageOf(2))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await select(21)).toBeVisible()
  scrollTo.mockRestore()
})

test('an empty list is explained', async () => {
  const { store } = aStore()
  await renderAsIsland(store, <Artisans first={pageOf(1, 0)} />)
  await waitFor(() => expect(screen.getByText('Data are still not there')).toBeVisible())
  expect(screen.queryByRole('navigation')).toBeNull()
})
