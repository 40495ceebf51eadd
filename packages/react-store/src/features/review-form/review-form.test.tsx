import {
  LANGUAGES,
  REVIEW_NEEDS_LOGIN,
  REVIEW_VERIFIED,
  ShopperProfile,
  type Language,
  type OwnReview,
} from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import { describeCharactersLeft } from '@shyrdak/sdk/messages'
import { clearSession } from '@shyrdak/state-machines/auth'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { messagesIn } from '../../testing/messages-in.ts'
import { aStore, i18nIn } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { ReviewForm } from './review-form.tsx'

const CREATE = 'POST /frontend/review/create'
const OWN = 'GET /frontend/review/own/:id'
const SLIPPERS = { id: 7, slug: 'ala-too' }
const NOTHING = { data: null }
const LEFT = { id: 3, state: 'pending', message: '', verified_by: '2026-11-22T00:00:00Z' } as const
const WRITTEN: OwnReview = {
  id: 3,
  product_id: 7,
  rating: 4,
  text: 'Warm',
  language: 'en',
  state: 'pending',
  reason: null,
  created_at: '2026-11-20T00:00:00Z',
  verified_by: '2026-11-22T00:00:00Z',
}

// Loaded once in advance, so that no test waits for it.
beforeAll(() =>
  Promise.all([import('./written-review.tsx'), import('./start.ts'), import('../auth/start.ts')]),
)

const someone = (clientType: string) =>
  memoryStorage([
    ['id_token', 'a-fine-token'],
    ['client_type', clientType],
    ['user_id', '7'],
    ...(clientType === 'craftsman'
      ? ([
          ['artisan', '3'],
          ['isCraftsmanLogged', 'true'],
        ] as const)
      : []),
  ])

interface Scene {
  language?: Language
  clientType?: string | null
  own?: FakeAnswer
  left?: FakeAnswer
  session?: ReturnType<typeof memoryStorage>
}

async function scene({
  language = 'en',
  clientType = 'retail',
  own = NOTHING,
  left = LEFT,
  session,
}: Scene = {}) {
  const store = aStore({
    language,
    transport: fakeTransport({ [OWN]: own, [CREATE]: left }),
    ...(clientType !== null && { storage: someone(clientType) }),
    ...(session && { session }),
  })
  const rendered = await renderAsIsland(store.store, <ReviewForm product={SLIPPERS} />)
  const press = async () =>
    userEvent.click(
      await screen.findByRole('button', { name: messagesIn(language, 'buy-box')('leaveReview') }),
    )
  return { ...store, ...rendered, t: messagesIn(language, 'review-form'), press }
}

const stateOf = (container: HTMLElement) =>
  container.querySelector('.shyrdak-review-form')?.getAttribute('data-state')

test('a guest sees the message of the spec and a login that returns to the review', async () => {
  const { press, transport } = await scene({ clientType: null })
  await press()
  expect(await screen.findByText(REVIEW_NEEDS_LOGIN)).toBeVisible()
  const login = screen.getByRole('link', { name: 'Log in' })
  expect(login).toHaveAttribute('href', '/admin/login?return=%2Fproduct%2Fala-too%23reviews')
  expect(login).toHaveFocus()
  expect(await findBarriers()).toEqual([])
  expect(transport.calls).toEqual([])
})

test.each(['reyestr', 'craftsman', 'manager'])('a %s is told that shoppers write reviews', async (who) => {
  const { press, t } = await scene({ clientType: who })
  await press()
  expect(await screen.findByText(t('forShoppers'))).toBeVisible()
})

test.each(LANGUAGES)(
  'a shopper writes a review in %s by keyboard and is told when it will be checked',
  async (language) => {
    const { press, t, transport, container } = await scene({ language })
    await press()
    const three = await screen.findByRole('radio', { name: new RegExp(t('verdicts.3')) })
    expect(await findBarriers()).toEqual([])
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus())
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    expect(three).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('Жылуу')
    expect(
      screen.getByText(describeCharactersLeft(3995, i18nIn[language]).replaceAll('\u00a0', ' ')),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: t('submit') }))
    expect(await screen.findByText(REVIEW_VERIFIED[language])).toBeVisible()
    expect(transport.callsOf(CREATE)).toMatchObject([{ body: { product_id: 7, rating: 3, text: 'Жылуу' } }])
    expect(stateOf(container)).toBe('submitted')
    expect(screen.getByText('Жылуу')).toBeVisible()
    expect(await findBarriers()).toEqual([])
  },
)

test('missing fields show their errors, and the first one is focused', async () => {
  const { press, transport } = await scene()
  await press()
  await userEvent.click(await screen.findByRole('button', { name: 'Send review' }))
  expect(await screen.findAllByText('Required field')).toHaveLength(2)
  await waitFor(() => expect(screen.getByRole('radio', { name: /^1 star/ })).toHaveFocus())
  await userEvent.click(screen.getByRole('radio', { name: /^5 stars/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }))
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  expect(await findBarriers()).toEqual([])
  expect(transport.callsOf(CREATE)).toEqual([])
})

test('when the session ends while writing, the review is restored after the login', async () => {
  const session = memoryStorage()
  const { press, navigated } = await scene({ left: refusal('UNAUTHENTICATED'), session })
  await press()
  await userEvent.click(await screen.findByRole('radio', { name: /^4 stars/ }))
  await userEvent.type(screen.getByRole('textbox'), 'Warm and light')
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }))
  await waitFor(() => expect(navigated.to).toEqual(['/admin/login?return=%2Fproduct%2Fala-too&ended=1']))
  document.body.replaceChildren()
  await scene({ session })
  expect(await screen.findByRole('textbox')).toHaveValue('Warm and light')
  expect(screen.getByRole('radio', { name: /^4 stars/ })).toBeChecked()
})

test('an author sees the state of their review without a click, and can change it', async () => {
  const rejected = { ...WRITTEN, state: 'rejected', reason: 'A telephone number' } as const
  const { t } = await scene({ own: { data: rejected } })
  expect(await screen.findByText(t('outcomes.rejected'))).toBeVisible()
  expect(screen.getByText(/A telephone number/)).toBeVisible()
  expect(document.body).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: t('rewrite') }))
  expect(screen.getByRole('textbox')).toHaveValue('Warm')
  expect(screen.getByRole('radio', { name: /^4 stars/ })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: t('leaveAsIs') }))
  expect(screen.getByText(t('outcomes.rejected'))).toBeVisible()
})

test('a published review cannot be changed', async () => {
  const { t } = await scene({ own: { data: { ...WRITTEN, state: 'published' } } })
  expect(await screen.findByText(t('outcomes.published'))).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('for a shopper without a review only the button is shown', async () => {
  const { container, transport } = await scene()
  await waitFor(() => expect(transport.callsOf(OWN)).toHaveLength(1))
  expect(stateOf(container)).toBe('closed')
})

test.each([
  ['after too many requests', refusal('RATE_LIMITED', { retryAfter: 60 }), /60 seconds/],
  ['when the store is unavailable', refusal('UNAVAILABLE'), /briefly unavailable/],
])('%s the reason is shown, and the typed text is kept', async (_when, left, reason) => {
  const { press } = await scene({ left })
  await press()
  await userEvent.click(await screen.findByRole('radio', { name: /^4 stars/ }))
  await userEvent.type(screen.getByRole('textbox'), 'Warm')
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }))
  expect(await screen.findByText(/still here/)).toBeVisible()
  expect(screen.getByText(reason)).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('Warm')
})

test('a failed check of the current user can be retried', async () => {
  const answers: FakeAnswer[] = [refusal('NETWORK'), refusal('NETWORK'), NOTHING]
  const { press, container } = await scene({ own: () => answers.shift() })
  await press()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(container.querySelector('.shyrdak-review-form')).toHaveFocus()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox')).toBeVisible()
})

test('whoever logs in on the page may write at once, and nothing more is asked once the form is gone', async () => {
  const { store, storage, transport, press, unmount, t } = await scene({ clientType: null })
  transport.answer('GET /frontend/profile', build(ShopperProfile, { id: 7, role: 'retail' }))
  await press()
  expect(await screen.findByText(REVIEW_NEEDS_LOGIN)).toBeVisible()
  const signIn = { by: 'token', audience: 'retail', token: 'a-fine-token' } as const
  await store.auth.send({ type: 'session.open', signIn })
  expect(await screen.findByRole('button', { name: t('submit') })).toBeVisible()
  expect(transport.callsOf(OWN)).toHaveLength(1)
  unmount()
  clearSession(storage)
  await store.auth.send({ type: 'session.followed', session: null })
  await store.auth.send({ type: 'session.open', signIn })
  await waitFor(() => expect(store.auth.view()?.userId).toBe(7))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(transport.callsOf(OWN)).toHaveLength(1)
})
