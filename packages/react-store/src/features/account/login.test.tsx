import { LANGUAGES, type Person } from '@shyrdak/sdk/contract'
import { managerLogin, managerProfile } from '@shyrdak/sdk/management'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { messagesIn } from '../../testing/messages-in.ts'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { Login } from './login.tsx'

const OPENED = { access_token: 'a-fine-token', expires_at: '2026-12-20T00:00:00Z', sets_password: false }
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

/** A store in which Aigul is a registered shopper. */
const knowing = (opened = OPENED) =>
  fakeTransport({
    'POST /frontend/login': opened,
    'GET /frontend/profile': { ...AIGUL, address: null },
    'POST /wholesale/login': refusal('LOGIN_INCORRECT'),
  })

async function logIn(t = messagesIn('en', 'account')) {
  await userEvent.type(screen.getByRole('textbox', { name: new RegExp(t('fields.email')) }), AIGUL.email)
  await userEvent.type(
    screen.getByLabelText(new RegExp(`^${t('fields.password')}`), { selector: '[type=password]' }),
    'felt-and-wool',
  )
  await userEvent.keyboard('{Enter}')
}

test.each(LANGUAGES)('a shopper logs in by keyboard in %s and returns to the page', async (language) => {
  const { store, navigated, storage, transport } = aStore({ language, transport: knowing() })
  await renderAsIsland(store, <Login area="shop" returnTo="/order/registration" />)
  expect(await findBarriers()).toEqual([])
  await logIn(messagesIn(language, 'account'))
  await waitFor(() => expect(navigated.to).toEqual(['/order/registration']))
  expect(storage.get('id_token')).toBe('a-fine-token')
  expect(storage.get('client_type')).toBe('retail')
  expect(transport.callsOf('POST /frontend/login')).toMatchObject([
    { body: { email: AIGUL.email, password: 'felt-and-wool' } },
  ])
})

test.each([
  ['/admin/price-list?page=2', 'Wholesale'],
  ['/admin/profile', 'Shopper'],
  ['/admin/order-historian', 'Shopper'],
  [null, 'Shopper'],
])('a guest sent to the login by %s finds "%s" selected', async (back, chosen) => {
  const { store } = aStore({ transport: knowing() })
  await renderAsIsland(store, <Login area="shop" returnTo={back} />)
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(chosen)
})

test.each([
  ['/admin/price-list', '', '?return=%2Fadmin%2Fprice-list'],
  ['/order/registration', '?return=%2Forder%2Fregistration', ''],
])(
  'a guest sent by %s reads who registers where, and comes back as whom the page is for',
  async (back, shopper, company) => {
    const { store } = aStore({ transport: knowing() })
    await renderAsIsland(store, <Login area="shop" returnTo={back} />)
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(addressOf('Register as a shopper')).toBe(`/admin/register${shopper}`)
    expect(addressOf('Become a wholesale client')).toBe(`/admin/register_wholesale${company}`)
  },
)

test('a wrong password of a wholesale client is reported, with a hint to check the chosen account type', async () => {
  const { store, navigated, storage } = aStore({ transport: knowing() })
  await renderAsIsland(store, <Login area="shop" returnTo={null} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Wholesale' }))
  await logIn()
  expect(await screen.findByText('The login detail is incorrect')).toBeVisible()
  expect(screen.getByText(/check what is chosen above/)).toBeVisible()
  expect(screen.getByLabelText(/^Password/)).toHaveFocus()
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue(AIGUL.email)
  expect([navigated.to, storage.get('id_token')]).toEqual([[], null])
  expect(await findBarriers()).toEqual([])
})

test('whoever has mistyped a password that is shown is back in its field', async () => {
  const { store } = aStore({ transport: knowing() })
  await renderAsIsland(store, <Login area="shop" returnTo={null} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Wholesale' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), AIGUL.email)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show password' }))
  await userEvent.type(screen.getByLabelText(/^Password/), 'felt-and-wool')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('The login detail is incorrect')).toBeVisible()
  expect(screen.getByLabelText(/^Password/)).toHaveFocus()
})

test('an empty form is rejected at the first field without a call', async () => {
  const { store, transport } = aStore({ transport: knowing() })
  await renderAsIsland(store, <Login area="shop" returnTo={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Please enter your email')).toBeVisible()
  expect(screen.getByText('Enter a password')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveFocus()
  expect(transport.calls).toEqual([])
})

test('a temporary password leads to setting a new one', async () => {
  const { store, navigated } = aStore({ transport: knowing({ ...OPENED, sets_password: true }) })
  await renderAsIsland(store, <Login area="shop" returnTo="/order/registration" />)
  await logIn()
  await waitFor(() => expect(navigated.to).toEqual(['/admin/profile#password']))
})

test('values typed before hydration are submitted', async () => {
  const { store, navigated } = aStore({ transport: knowing() })
  await renderAsIsland(store, <Login area="shop" returnTo={null} />, (rendered) => {
    for (const [name, text] of [
      ['email', AIGUL.email],
      ['password', 'felt-and-wool'],
    ] as const) {
      const field = rendered.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (field) field.value = text
    }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(navigated.to).toEqual(['/admin/profile']))
})

test('the craftsman login has no switch and leads to the workshop', async () => {
  const transport = fakeTransport({
    'POST /specialgoods/login': OPENED,
    'GET /specialgoods/auth/user': {
      data: {
        ...AIGUL,
        role: 'craftsman',
        artisans_id: 3,
        publication: { state: 'new', note: null },
        profile: null,
      },
    },
  })
  const { store, navigated, storage } = aStore({ transport })
  await renderAsIsland(store, <Login area="craftsman" returnTo={null} />)
  expect(screen.queryByRole('radio')).toBeNull()
  await logIn()
  await waitFor(() => expect(navigated.to).toEqual(['/admin/craftsman-profile']))
  expect([storage.get('artisan'), storage.get('isCraftsmanLogged')]).toEqual(['3', 'true'])
})

const managers = () => Promise.resolve({ login: managerLogin.manager, profile: managerProfile })
const MANAGER = fakeTransport({
  'POST /management/login': OPENED,
  'GET /management/profile': { ...AIGUL, role: 'manager' },
})

test('the desk login shows only its form and returns to the desk page', async () => {
  const { store, navigated, storage } = aStore({ transport: MANAGER, managers })
  await renderAsIsland(store, <Login area="desk" returnTo="/desk/reviews?page=2" />)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('link', { name: /Register/ })).toBeNull()
  expect(await findBarriers()).toEqual([])
  await logIn()
  await waitFor(() => expect(navigated.to).toEqual(['/desk/reviews?page=2']))
  expect(storage.get('client_type')).toBe('manager')
})

test('a manager with a temporary password sets a new one at the desk', async () => {
  const transport = fakeTransport({
    'POST /management/login': { ...OPENED, sets_password: true },
    'GET /management/profile': { ...AIGUL, role: 'manager' },
  })
  const { store, navigated } = aStore({ transport, managers })
  await renderAsIsland(store, <Login area="desk" returnTo={null} />)
  await logIn()
  await waitFor(() => expect(navigated.to).toEqual(['/desk/profile#password']))
})

test('too many attempts at the desk login show the time to wait', async () => {
  const transport = fakeTransport({ 'POST /management/login': refusal('RATE_LIMITED', { retryAfter: 40 }) })
  const { store, navigated } = aStore({ transport, managers })
  await renderAsIsland(store, <Login area="desk" returnTo={null} />)
  await logIn()
  expect(await screen.findByRole('alert')).toHaveTextContent(/40/)
  expect(navigated.to).toEqual([])
})

test('without management endpoints a manager cannot log in, and nothing is sent', async () => {
  const { store, navigated, transport } = aStore()
  await renderAsIsland(store, <Login area="desk" returnTo={null} />)
  await logIn()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect([navigated.to, transport.callsOf('POST /management/login')]).toEqual([[], []])
})

test('the button stays where it is when a second attempt clears the failure of the first', async () => {
  const { store } = aStore({
    transport: fakeTransport({ 'POST /management/login': refusal('LOGIN_INCORRECT') }),
  })
  await renderAsIsland(store, <Login area="desk" returnTo={null} />)
  await logIn()
  const alert = await screen.findByRole('alert')
  const button = screen.getByRole('button', { name: 'Log in' })
  expect(button.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
