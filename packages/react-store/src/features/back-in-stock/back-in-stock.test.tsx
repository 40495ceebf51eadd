import { LANGUAGES, NOTIFICATION_DAYS, type Language, type Person } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { messagesIn } from '../../testing/messages-in.ts'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { BackInStock } from './back-in-stock.tsx'

const ASK = 'POST /frontend/back-in-stock'
const ITEM = { productId: 7, priceType: 'retail', colorId: 1, sizes: ['37', '38'] } as const
const NAME = { en: 'Ala-Too slippers', ru: 'Тапочки «Ала-Тоо»', kg: '«Ала-Тоо» тапичкеси' }
const MADDER = { en: 'Madder', ru: 'Марена', kg: 'Кызыл' }
const AIGUL: Person = {
  id: 7,
  role: 'retail',
  first_name: 'Aigul',
  last_name: 'Asanova',
  email: 'aigul@example.kg',
  is_email_confirmed: true,
  new_email: null,
  phone: '+996700123456',
  language: 'kg',
  created_at: '2026-11-20T00:00:00Z',
}

// Loaded once in advance, so that no test waits for it.
beforeAll(() =>
  Promise.all([import('./subscription-form.tsx'), import('./start.ts'), import('../auth/start.ts')]),
)

interface Scene {
  language?: Language
  sizes?: readonly string[]
  person?: Person
  answer?: FakeAnswer
}

async function scene({
  language = 'en',
  sizes = ITEM.sizes,
  person,
  answer = { state: 'confirming' },
}: Scene = {}) {
  const entries: [string, string][] = [
    ['id_token', 'a-fine-token'],
    ['client_type', 'retail'],
    ['user_id', '7'],
  ]
  const store = aStore({
    language,
    storage: memoryStorage(person ? entries : []),
    transport: fakeTransport({
      [ASK]: answer,
      ...(person && { 'GET /frontend/profile': { ...person, address: null } }),
    }),
  })
  const rendered = await renderAsIsland(
    store.store,
    <BackInStock item={{ ...ITEM, sizes }} name={NAME} color={MADDER} hasOtherSizes />,
  )
  const t = messagesIn(language, 'back-in-stock')
  await userEvent.click(screen.getByRole('button', { name: messagesIn(language, 'buy-box')('notifyMeSize') }))
  await screen.findByRole('form')
  const submit = () => userEvent.click(screen.getByRole('button', { name: t('submit') }))
  return { ...store, ...rendered, t, submit }
}

test.each(LANGUAGES)(
  'a guest subscribes in %s by keyboard and is asked to confirm by email',
  async (language) => {
    const { t, transport, container } = await scene({ language })
    expect(await findBarriers()).toEqual([])
    await waitFor(() => expect(screen.getByRole('radio', { name: '37' })).toHaveFocus())
    await userEvent.keyboard(' {ArrowRight}')
    await userEvent.tab()
    await userEvent.keyboard('aigul@example.kg{Enter}')
    expect(await screen.findByText(t('confirming'))).toBeVisible()
    expect(
      screen.getByText(
        t('confirmingText', { email: 'aigul@example.kg', count: NOTIFICATION_DAYS }).replaceAll(
          '\u00a0',
          ' ',
        ),
      ),
    ).toBeVisible()
    const { sizes: _, ...item } = ITEM
    expect(transport.callsOf(ASK)).toMatchObject([
      { body: { ...item, soleId: null, size: '38', email: 'aigul@example.kg' } },
    ])
    expect(container.querySelector('.shyrdak-back-in-stock')).toHaveAttribute('data-state', 'confirming')
    expect(await findBarriers()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: t('another') }))
    expect(screen.getByRole('textbox')).toHaveValue('aigul@example.kg')
  },
)

test.each(LANGUAGES)(
  'product, colour and size are named in %s, also when there is only one',
  async (language) => {
    await scene({ language, sizes: ['38'] })
    expect(screen.getByText(`${NAME[language]}, ${MADDER[language]}, 38`)).toBeVisible()
  },
)

test('a shopper with a confirmed email subscribes with one click', async () => {
  const { t, transport, submit } = await scene({
    person: AIGUL,
    sizes: ['38'],
    answer: { state: 'waiting' },
  })
  expect(screen.getByText(t('known', { email: AIGUL.email }))).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await submit()
  expect(await screen.findByText(t('waiting'))).toBeVisible()
  expect(transport.callsOf(ASK)[0]?.body).not.toHaveProperty('email')
})

test('a shopper with an unconfirmed email is asked for an email', async () => {
  await scene({ person: { ...AIGUL, is_email_confirmed: false } })
  expect(screen.getByRole('textbox')).toBeVisible()
})

test('missing fields show their errors, and the first one is focused', async () => {
  const { submit, transport } = await scene()
  await submit()
  expect(await screen.findByText('Required field')).toBeVisible()
  expect(screen.getByText('Please enter your email')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: '37' })).toHaveFocus())
  await userEvent.click(screen.getByRole('radio', { name: '38' }))
  await userEvent.type(screen.getByRole('textbox'), 'aigul')
  await submit()
  expect(await screen.findByText('Email is not valid')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  expect(await findBarriers()).toEqual([])
  expect(transport.callsOf(ASK)).toEqual([])
})

test.each([
  ['in stock again', refusal('INVALID', { issues: [{ path: ['size'], code: 'in_stock' }] }), /order it now/],
  ['asked for too often', refusal('RATE_LIMITED', { retryAfter: 60 }), /60 seconds/],
])(
  'an error is shown when the request is %s, and the typed email is kept',
  async (_what, answer, expected) => {
    const { submit } = await scene({ sizes: ['38'], answer })
    await userEvent.type(screen.getByRole('textbox'), 'aigul@example.kg')
    await submit()
    expect(await screen.findByText(expected)).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('aigul@example.kg')
  },
)

test('a shopper without a connection is told so, and opens the form once it is back', async () => {
  let isAway = true
  const { store } = aStore({
    reach: async () => {
      if (isAway) throw new TypeError('Load failed')
    },
  })
  await renderAsIsland(store, <BackInStock item={ITEM} name={NAME} color={MADDER} hasOtherSizes={false} />)
  const t = messagesIn('en', 'buy-box')
  await userEvent.click(screen.getByRole('button', { name: t('notifyMe') }))
  expect(await screen.findByRole('alert')).toHaveTextContent(t('failed'))
  expect(screen.getByRole('button', { name: t('notifyMe') })).toHaveFocus()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: t('notifyMe') }))
  expect(await screen.findByRole('textbox')).toBeVisible()
})
