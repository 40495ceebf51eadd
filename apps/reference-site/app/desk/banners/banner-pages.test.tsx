import { ManagedBanner } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { pageOf } from '../testing/rows.ts'
import BannersList from './banners-list.tsx'
import { BannerPage } from './banner-page.tsx'
import { NewBannerPage } from './new-banner.tsx'

const LIST = 'GET /management/content/banners'
const CREATE = 'POST /management/content/banners'
const READ = 'GET /management/content/banners/:id'
const UPDATE = 'PUT /management/content/banners/:id'
const REMOVE = 'DELETE /management/content/banners/:id'
const USES = 'GET /management/content/banners/:id/uses'
const IMAGES = 'GET /management/images'

const banner = (change: Partial<ManagedBanner> = {}) =>
  build(ManagedBanner, {
    id: 4,
    photo: '/media/jailoo.jpg',
    title: { en: 'New felt', ru: 'Новый войлок', kg: 'Жаңы кийиз' },
    text: { en: '', ru: '', kg: '' },
    href: '/categories/women',
    position: 3,
    revision: 2,
    ...change,
  })
const IMAGE = {
  path: '/media/felt.jpg',
  name: 'felt.jpg',
  width: 1920,
  height: 800,
  is_used: false,
  created_at: '2026-11-20T09:00:00.000Z',
}

// The shop has every page, unless a test says otherwise.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(new Response(null))))
afterEach(() => void vi.unstubAllGlobals())

test('the list shows each banner with its link, and one without a heading by its number', async () => {
  const nameless = { id: 1234, title: { en: '', ru: '', kg: '' }, href: '' }
  const transport = fakeTransport({ [LIST]: pageOf([banner(), banner(nameless)]) })
  await atDesk({ at: '/desk/banners', transport, Page: BannersList })
  expect(await screen.findByRole('link', { name: 'New felt' })).toHaveAttribute('href', '/desk/banners/4')
  expect(screen.getByText('/categories/women')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Banner 1234' })).toBeVisible()
  expect(screen.getByText('No link')).toBeVisible()
})

test('a shop without banners says so', async () => {
  await atDesk({ at: '/desk/banners', transport: fakeTransport({ [LIST]: pageOf([]) }), Page: BannersList })
  expect(await screen.findByText('There are no banners yet.')).toBeVisible()
})

test('a new banner needs a photo, and is created with a photo and a heading', async () => {
  const transport = fakeTransport({ [CREATE]: banner(), [IMAGES]: pageOf([IMAGE]) })
  await atDesk({ at: '/desk/banners/new', transport, Page: NewBannerPage })
  await userEvent.type(screen.getByRole('textbox', { name: 'Heading' }), 'New felt')
  expect(screen.getByRole('radio', { name: 'Russian 1 text missing' })).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(within(screen.getByRole('group', { name: 'Photo' })).getByText('Required field')).toBeVisible()
  expect(transport.callsOf(CREATE)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Earlier uploads: Photo' }))
  await userEvent.click(await screen.findByRole('button', { name: /felt\.jpg/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(transport.callsOf(CREATE)[0]?.body).toEqual({
    photo: '/media/felt.jpg',
    title: { en: 'New felt', ru: '', kg: '' },
    text: { en: '', ru: '', kg: '' },
    href: '',
  })
})

test('a new banner’s page opens with a message that it was added', async () => {
  const transport = fakeTransport({
    [CREATE]: banner(),
    [READ]: banner(),
    [USES]: [],
    [IMAGES]: pageOf([IMAGE]),
  })
  const Page = () => <BannerPage id={4} />
  await atDesk({
    at: '/desk/banners/new',
    transport,
    Page: NewBannerPage,
    others: { '/desk/banners/4': Page },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Earlier uploads: Photo' }))
  await userEvent.click(await screen.findByRole('button', { name: /felt\.jpg/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Banner added')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'New felt' })).toBeVisible()
})

test('a script as a link is refused at its field, and a path is saved', async () => {
  const transport = fakeTransport({ [READ]: banner(), [USES]: [], [UPDATE]: banner({ href: '/blog' }) })
  await atDesk({ at: '/desk/banners/4', transport, Page: () => <BannerPage id={4} /> })
  const link = await screen.findByRole('combobox', { name: 'Link' })
  await userEvent.clear(link)
  await userEvent.type(link, 'javascript:alert(1)')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(link).toHaveFocus()
  expect(link).toBeInvalid()
  await userEvent.clear(link)
  await userEvent.type(link, '/blog')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. The store shows it now.')).toBeVisible()
  expect(transport.callsOf(UPDATE)[0]).toMatchObject({ query: { revision: 2 }, body: { href: '/blog' } })
})

test('a link to a page that does not exist is saved with a warning', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(null, { status: address === '/pages/wool' ? 404 : 200 })),
  )
  const transport = fakeTransport({ [READ]: banner(), [USES]: [], [UPDATE]: banner({ href: '/pages/wool' }) })
  await atDesk({ at: '/desk/banners/4', transport, Page: () => <BannerPage id={4} /> })
  const link = await screen.findByRole('combobox', { name: 'Link' })
  await userEvent.clear(link)
  await userEvent.type(link, '/pages/wool{Enter}')
  expect(await screen.findByText('Saved. The store shows it now.')).toBeVisible()
  expect(await screen.findByText(/^The store has no page at this address/)).toBeVisible()
  await userEvent.clear(link)
  await userEvent.type(link, '/pages/felt{Tab}')
  expect(screen.queryByText(/^The store has no page at this address/)).toBeNull()
})

test('a banner names the pages that show it before it is deleted', async () => {
  const title = { en: 'Home', ru: 'Главная', kg: 'Башкы бет' }
  const transport = fakeTransport({
    [READ]: banner(),
    [USES]: [{ kind: 'page', id: 12, url: 'home', title, category_url: null }],
    [REMOVE]: refusal('STALE'),
  })
  await atDesk({ at: '/desk/banners/4', transport, Page: () => <BannerPage id={4} /> })
  expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/desk/pages/12')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByText('Delete this banner? 1 page that shows it will go without.')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/A colleague has changed it in the meantime/)).toBeVisible()
  expect(transport.callsOf(REMOVE)[0]).toMatchObject({ params: { id: 4 }, query: { revision: 2 } })
})
