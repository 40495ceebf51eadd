import { LANGUAGES, profile } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { addressAfterLogin } from '@shyrdak/state-machines/auth/rules'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { messagesIn } from '../../testing/messages-in.ts'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { Registration } from './registration.tsx'

const REGISTER = 'POST /frontend/register'
const COUNTRIES = [{ code: 'KG', name: 'Kyrgyzstan' }]

const OPENED = { access_token: 'a-fine-token', expires_at: '2026-12-20T00:00:00Z', sets_password: false }
const PATHS = {
  retail: [REGISTER, 'POST /frontend/login'],
  craftsman: ['POST /specialgoods/register', 'POST /specialgoods/login'],
  wholesale: ['POST /wholesale/register', 'POST /wholesale/login'],
} as const
const PROFILES = {
  'GET /frontend/profile': build(profile.retail.read.response, { role: 'retail' }),
  'GET /wholesale/profile': build(profile.wholesale.read.response, { role: 'reyestr' }),
  'GET /specialgoods/auth/user': build(profile.craftsman.read.response, { data: { role: 'craftsman' } }),
}

const answers = (exists = false) =>
  ({
    'GET /frontend/is-email-exist': { exists },
    [REGISTER]: { id: 7 },
    'POST /frontend/login': OPENED,
  }) as const

const field = (name: RegExp) => screen.getByLabelText(name)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create an account' }))

async function fill() {
  await userEvent.type(field(/^First name/), 'Aigul')
  await userEvent.type(field(/^Last name/), 'Asanova')
  await userEvent.type(field(/^Email/), 'aigul@example.kg')
  await userEvent.type(field(/^Phone/), '0700 123 456')
  await userEvent.type(field(/^Password/), 'felt-and-wool')
}

test.each(LANGUAGES)('the form of every audience has no accessibility violations in %s', async (language) => {
  for (const audience of ['retail', 'wholesale', 'craftsman'] as const) {
    const { store } = aStore({ language })
    const { unmount } = await renderAsIsland(
      store,
      <Registration audience={audience} returnTo={null} countries={COUNTRIES} />,
    )
    expect(await findBarriers()).toEqual([])
    expect(screen.queryByText(messagesIn(language, 'account')('register.waits')) !== null).toBe(
      audience === 'wholesale',
    )
    unmount()
    document.body.replaceChildren()
  }
})

test('a shopper registers once, with an international phone number, and is logged in', async () => {
  const { store, transport, navigated } = aStore({ transport: fakeTransport(answers()) })
  await renderAsIsland(
    store,
    <Registration audience="retail" returnTo="/order/registration" countries={[]} />,
  )
  await fill()
  await userEvent.click(screen.getByRole('checkbox', { name: /terms/ }))
  await send()
  await waitFor(() => expect(navigated.to).toHaveLength(1))
  expect(transport.callsOf(REGISTER)).toMatchObject([
    {
      body: {
        first_name: 'Aigul',
        last_name: 'Asanova',
        email: 'aigul@example.kg',
        phone: '+996700123456',
        password: 'felt-and-wool',
        language: 'en',
        terms: true,
      },
    },
  ])
  expect(transport.callsOf('POST /frontend/login')).toHaveLength(1)
})

test('each error is shown at its field, and the first one is focused', async () => {
  const { store, transport } = aStore({ transport: fakeTransport(answers()) })
  await renderAsIsland(store, <Registration audience="retail" returnTo={null} countries={[]} />)
  await fill()
  await userEvent.clear(field(/^Phone/))
  await userEvent.type(field(/^Phone/), '12')
  await userEvent.clear(field(/^Password/))
  await userEvent.type(field(/^Password/), 'wool')
  await send()
  expect(await screen.findByText('Invalid number format')).toBeVisible()
  expect(screen.getByText('Minimum field length: 8')).toBeVisible()
  expect(screen.getByText('Accepting terms & conditions are required')).toBeVisible()
  expect(field(/^Phone/)).toHaveFocus()
  expect(transport.callsOf(REGISTER)).toEqual([])
  expect(await findBarriers()).toEqual([])
})

test.each(LANGUAGES)(
  'an empty application asks in %s for each field by its own text, and no two of them are alike',
  async (language) => {
    const { store } = aStore({ language, country: 'UZ', transport: fakeTransport(answers()) })
    const t = messagesIn(language, 'account')
    await renderAsIsland(store, <Registration audience="wholesale" returnTo={null} countries={COUNTRIES} />)
    await userEvent.selectOptions(screen.getByRole('combobox'), '')
    await userEvent.click(screen.getByRole('button', { name: t('register.apply') }))
    const fields = [
      'first_name',
      'last_name',
      'phone',
      'password',
      'company',
      'country_iso_code',
      'city',
    ] as const
    await screen.findByText(t('enter.first_name'))
    for (const name of fields)
      expect(document.querySelector(`[name=${name}]`)).toHaveAccessibleDescription(
        expect.stringContaining(t(`enter.${name}`)),
      )
    expect(new Set(fields.map((name) => t(`enter.${name}`))).size).toBe(fields.length)
  },
)

test.each(LANGUAGES)(
  'a name of invisible characters is refused in %s before anything is sent',
  async (language) => {
    const { store, transport } = aStore({ language, transport: fakeTransport(answers()) })
    const t = messagesIn(language, 'account')
    await renderAsIsland(store, <Registration audience="retail" returnTo={null} countries={[]} />)
    const name = screen.getByRole('textbox', { name: new RegExp(`^${t('fields.first_name')}`) })
    await userEvent.type(name, '\u200B\u2060')
    await userEvent.click(screen.getByRole('button', { name: t('register.submit') }))
    await waitFor(() => expect(name).toBeInvalid())
    expect(transport.callsOf(REGISTER)).toEqual([])
  },
)

test('a taken email is reported while it is typed', async () => {
  const { store } = aStore({ transport: fakeTransport(answers(true)) })
  await renderAsIsland(store, <Registration audience="retail" returnTo={null} countries={[]} />)
  await userEvent.type(field(/^Email/), 'aigul@example.kg')
  expect(await screen.findByText('A user with this email has already been registered')).toBeVisible()
  expect(field(/^Email/)).toBeInvalid()
  await userEvent.type(field(/^Email/), 'z')
  expect(screen.queryByText('A user with this email has already been registered')).toBeNull()
})

test.each(['retail', 'wholesale', 'craftsman'] as const)(
  'in the form of %s a taken email stays marked after a submit with other fields missing',
  async (audience) => {
    const { store } = aStore({ transport: fakeTransport(answers(true)) })
    await renderAsIsland(store, <Registration audience={audience} returnTo={null} countries={COUNTRIES} />)
    const said = () => screen.queryByText('A user with this email has already been registered')
    await userEvent.type(field(/^Email/), 'aigul@example.kg')
    await waitFor(() => expect(said()).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: /^(Create|Send|Apply)/ }))
    await waitFor(() => expect(field(/^First name/)).toHaveAttribute('aria-invalid', 'true'))
    expect(said()).toBeVisible()
    expect(field(/^Email/)).toBeInvalid()
  },
)

test('a taken email and an unreachable store are both reported', async () => {
  const { store } = aStore({
    transport: fakeTransport({ ...answers(true), [REGISTER]: refusal('NETWORK') }),
  })
  await renderAsIsland(store, <Registration audience="retail" returnTo={null} countries={[]} />)
  await fill()
  await userEvent.click(screen.getByRole('checkbox', { name: /terms/ }))
  await screen.findByText('A user with this email has already been registered')
  await send()
  expect(await screen.findByText(messagesIn('en', 'account')('failed'))).toBeVisible()
  expect(screen.getByText('A user with this email has already been registered')).toBeVisible()
})

test('an email that was taken while the form was filled in is not called available as well', async () => {
  const issues = [{ path: ['email'], code: 'taken' }]
  const { store } = aStore({
    transport: fakeTransport({ ...answers(), [REGISTER]: refusal('INVALID', { issues }) }),
  })
  await renderAsIsland(store, <Registration audience="retail" returnTo={null} countries={[]} />)
  await fill()
  const free = messagesIn('en', 'account')('hints.free')
  expect(await screen.findByText(free)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /terms/ }))
  await send()
  expect(await screen.findByText('A user with this email has already been registered')).toBeVisible()
  expect(screen.queryByText(free)).toBeNull()
  expect(field(/^Email/)).toHaveFocus()
})

test.each(['retail', 'craftsman', 'wholesale'] as const)(
  'whose registration as %s arrived although its answer was lost is logged in by the next attempt',
  async (audience) => {
    const [register, login] = PATHS[audience]
    const transport = fakeTransport({
      ...answers(),
      ...PROFILES,
      [register]: refusal('NETWORK'),
      [login]: OPENED,
    })
    const { store, navigated, storage } = aStore({ transport })
    await renderAsIsland(store, <Registration audience={audience} returnTo={null} countries={COUNTRIES} />)
    await fill()
    if (audience === 'wholesale') {
      await userEvent.type(field(/^Company(?! country)/), 'Felt House')
      await userEvent.type(field(/^City/), 'Naryn')
    }
    await userEvent.click(screen.getByRole('checkbox', { name: /terms/ }))
    const submit = () => userEvent.click(screen.getByRole('button', { name: /^(Create|Send)/ }))
    await submit()
    expect(await screen.findByText(messagesIn('en', 'account')('failed'))).toBeVisible()
    transport.answer(register, refusal('INVALID', { issues: [{ path: ['email'], code: 'taken' }] }))
    await submit()
    await waitFor(() => expect(navigated.to).toEqual([addressAfterLogin(audience, null)]))
    expect(storage.get('id_token')).toBe(OPENED.access_token)
    expect(transport.callsOf(login)).toHaveLength(1)
  },
)

test.each([
  ['a lost answer', refusal('NETWORK')],
  ['another refusal', refusal('INVALID', { issues: [{ path: ['phone'], code: 'invalid' }] })],
])('an email of somebody else stays taken after %s, and gives no way in', async (_, first) => {
  const transport = fakeTransport({
    ...answers(),
    [REGISTER]: first,
    'POST /frontend/login': refusal('LOGIN_INCORRECT'),
  })
  const { store, navigated, storage } = aStore({ transport })
  await renderAsIsland(store, <Registration audience="retail" returnTo={null} countries={[]} />)
  await fill()
  await userEvent.click(screen.getByRole('checkbox', { name: /terms/ }))
  await send()
  await waitFor(() => expect(transport.callsOf(REGISTER)).toHaveLength(1))
  transport.answer(REGISTER, refusal('INVALID', { issues: [{ path: ['email'], code: 'taken' }] }))
  await send()
  expect(await screen.findByText('A user with this email has already been registered')).toBeVisible()
  expect([navigated.to, storage.get('id_token')]).toEqual([[], null])
})
