import { LANGUAGES } from '@shyrdak/sdk/contract'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { messagesIn } from '../../testing/messages-in.ts'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { CookieConsent } from './cookie-consent.tsx'

afterEach(() => void vi.useRealTimers())

test('the dialog opens after twenty seconds, not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { store } = aStore()
  const { container } = await renderAsIsland(store, <CookieConsent />)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await act(async () => vi.advanceTimersByTime(19_900))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(container.firstElementChild).toHaveAttribute('data-state', 'waiting')
  await act(async () => vi.advanceTimersByTime(200))
  expect(screen.getByRole('dialog', { name: 'Cookies' })).toBeVisible()
})

test.each(LANGUAGES)(
  'the dialog in %s says what is stored, links to the policy and saves the consent',
  async (language) => {
    const { store, storage } = aStore({ language, prefix: `/${language}` })
    const t = messagesIn(language, 'cookie-consent')
    await renderAsIsland(store, <CookieConsent passed={20_000} />)
    const dialog = await screen.findByRole('dialog', { name: t('title') })
    expect(dialog).toHaveAccessibleDescription(new RegExp(t('policy')))
    expect(dialog).not.toHaveAttribute('aria-modal')
    expect(screen.getByRole('link', { name: t('policy') })).toHaveAttribute(
      'href',
      `/${language}/pages/cookie-policy`,
    )
    expect(await findBarriers()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: t('accept') }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(storage.get('cookiesAccepted')).toBe('true')
  },
)

test('the dialog takes no focus, is announced, and can be closed by keyboard, which restores the focus', async () => {
  const { store, storage, session } = aStore()
  await renderAsIsland(
    store,
    <>
      <a href="/search">Search</a>
      <CookieConsent passed={20_000} />
    </>,
  )
  const link = screen.getByRole('link', { name: 'Search' })
  link.focus()
  await screen.findByRole('dialog')
  expect(link).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(/Cookies.*basket/)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Cookie policy' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Accept all' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(link).toHaveFocus()
  expect([storage.get('cookiesAccepted'), session.get('cookiesClosed')]).toEqual([null, 'true'])
})

test('once closed, the dialog stays closed for the session and opens in the next', async () => {
  const { store, session, storage } = aStore()
  const { unmount } = await renderAsIsland(store, <CookieConsent passed={20_000} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  unmount()

  const nextPage = await renderAsIsland(aStore({ session, storage }).store, <CookieConsent passed={20_000} />)
  await waitFor(() => expect(nextPage.container.firstElementChild).toHaveAttribute('data-state', 'closed'))
  expect(screen.queryByRole('dialog')).toBeNull()
  nextPage.unmount()

  await renderAsIsland(aStore({ storage, session: memoryStorage() }).store, <CookieConsent passed={20_000} />)
  expect(await screen.findByRole('dialog')).toBeVisible()
})
