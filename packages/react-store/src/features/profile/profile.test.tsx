import { LANGUAGES, WholesaleProfile, type Address, type Person, type Session } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { profileSdk } from './profile-sdk.ts'
import { deviceName } from './device-name.ts'
import { Profile } from './profile.tsx'

const AIGUL: Person = {
  id: 7,
  role: 'retail',
  first_name: 'Aigul',
  last_name: 'Asanova',
  email: 'aigul@example.kg',
  is_email_confirmed: false,
  new_email: null,
  phone: '+996700123456',
  language: 'kg',
  created_at: '2026-11-20T00:00:00Z',
}
const TIMES = {
  created_at: '2026-11-20T00:00:00Z',
  last_seen_at: '2026-11-20T10:00:00Z',
  expires_at: '2026-12-20T00:00:00Z',
}
const SESSIONS: Session[] = [
  { id: 1, user_agent: 'Mozilla/5.0 (Android 15) Gecko/1 Firefox/150.0', is_current: true, ...TIMES },
  { id: 2, user_agent: 'curl', is_current: false, ...TIMES },
]
const HOME: Address = { country_iso_code: 'KG', city: 'Osh', street: 'Lenin 3', postal_code: '723500' }
const COUNTRIES = [
  { code: 'KG', name: 'Kyrgyzstan' },
  { code: 'KZ', name: 'Kazakhstan' },
]
const profileWith = (address: Address | null) => (
  <Profile
    person={AIGUL}
    audience="retail"
    delivery={{ address, countries: COUNTRIES }}
    sessions={SESSIONS}
  />
)
const PROFILE = profileWith(null)

const KNOWN = [
  ['client_type', 'retail'],
  ['user_id', '7'],
  ['first_name', 'Aigul'],
  ['id_token', 'a-fine-token'],
] as const
const known = () => memoryStorage(KNOWN)
const part = (name: string) => within(screen.getByRole('region', { name }))
/** Opens a form that is hidden behind a button. */
const openForm = (of: 'Email' | 'Password') =>
  userEvent.click(part(of).getByRole('button', { name: `Change ${of.toLowerCase()}` }))

test.each(LANGUAGES)('the profile has no accessibility violations in %s', async (language) => {
  const { store } = aStore({
    language,
    storage: known(),
    transport: fakeTransport({ 'GET /frontend/order/retail/claim': { count: 2 } }),
  })
  await renderAsIsland(store, PROFILE)
  expect(await screen.findByText(/2 (orders|заказа|буйрутма)/)).toBeVisible()
  expect(await findBarriers()).toEqual([])
})

test('the request for guest orders ends when the shopper logs out, and is never sent for nobody', async () => {
  const asked = Promise.withResolvers<AbortSignal | undefined>()
  const transport = fakeTransport({
    'GET /frontend/order/retail/claim': ({ signal }) => {
      asked.resolve(signal)
      return new Promise(() => {})
    },
  })
  const { store } = aStore({ storage: known(), transport })
  await renderAsIsland(store, PROFILE)
  const signal = await asked.promise
  expect(signal?.aborted).toBe(false)
  await act(() => store.auth.send({ type: 'session.close' }))
  expect(signal?.aborted).toBe(true)
  const { store: nobody } = aStore({ transport })
  await renderAsIsland(nobody, PROFILE)
  await profileSdk(nobody)
  expect(transport.callsOf('GET /frontend/order/retail/claim')).toHaveLength(1)
})

test('whoever adds their guest orders to the history goes on at what is said about it', async () => {
  const transport = fakeTransport({
    'GET /frontend/order/retail/claim': { count: 2 },
    'POST /frontend/order/retail/claim': { count: 2 },
  })
  const { store } = aStore({ storage: known(), transport })
  const { container } = await renderAsIsland(store, PROFILE)
  await screen.findByText(/2 orders/)
  const offer = container.querySelector<HTMLElement>('section.shyrdak-profile-part:not([aria-labelledby])')!
  await userEvent.click(within(offer).getByRole('button'))
  await waitFor(() => expect(within(offer).queryByRole('button')).toBeNull())
  expect(offer).toHaveFocus()
})

test('a new name is saved, also for the greeting', async () => {
  const storage = known()
  const transport = fakeTransport({
    'PUT /frontend/profile': { ...AIGUL, address: null, first_name: 'Aizhan' },
  })
  const { store } = aStore({ storage, transport })
  await renderAsIsland(store, PROFILE)
  const name = part('Your details').getByLabelText(/^First name/)
  await userEvent.clear(name)
  await userEvent.type(name, 'Aizhan')
  await userEvent.click(part('Your details').getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(transport.callsOf('PUT /frontend/profile')).toMatchObject([
    { body: { first_name: 'Aizhan', last_name: 'Asanova', phone: '+996700123456' } },
  ])
  await waitFor(() => expect(storage.get('first_name')).toBe('Aizhan'))
})

test('an address is saved trimmed, and in the current country unless another is chosen', async () => {
  const transport = fakeTransport({ 'PUT /frontend/profile': { ...AIGUL, address: HOME } })
  const { store } = aStore({ storage: known(), transport })
  await renderAsIsland(store, PROFILE)
  const address = part('Delivery address')
  expect(address.getByLabelText(/^Country/)).toHaveValue('KG')
  await userEvent.type(address.getByLabelText(/^City/), 'Osh')
  await userEvent.type(address.getByLabelText(/^Street/), 'Lenin 3')
  await userEvent.type(address.getByLabelText(/^Postcode/), ' 723500 ')
  await userEvent.click(address.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('Your address is saved.')).toBeVisible()
  expect(transport.callsOf('PUT /frontend/profile')).toMatchObject([{ body: { address: HOME } }])
  expect(address.getByRole('button', { name: 'Remove address' })).toBeVisible()
})

test('the keyboard goes on at what is said once the address is removed', async () => {
  const transport = fakeTransport({ 'PUT /frontend/profile': { ...AIGUL, address: null } })
  const { store } = aStore({ storage: known(), transport })
  await renderAsIsland(store, profileWith(HOME))
  await userEvent.click(part('Delivery address').getByRole('button', { name: 'Remove address' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove address' })).toBeNull())
  expect(document.activeElement).toHaveAttribute('role', 'status')
})

test('an address that is far too long is there again after the login, to be shortened', async () => {
  const storage = known()
  const session = memoryStorage()
  const transport = fakeTransport({ 'PUT /frontend/profile': refusal('UNAUTHENTICATED') })
  const street = () => part('Delivery address').getByLabelText(/^Street/)
  const long = 'Chüy '.repeat(3_000)
  const { store } = aStore({ storage, session, transport })
  const { unmount } = await renderAsIsland(store, PROFILE)
  await act(() => store.auth.start())
  await userEvent.click(street())
  await userEvent.paste(long)
  await userEvent.click(part('Your details').getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(storage.get('id_token')).toBeNull())
  unmount()
  for (const [key, value] of [...KNOWN, ['user_id', '7']] as const) storage.set(key, value)
  await renderAsIsland(aStore({ storage, session, transport }).store, PROFILE)
  await waitFor(() => expect(street()).toHaveValue(long))
})

test('what was typed when the session ended is there after the login: once, and for this person only', async () => {
  const transport = fakeTransport({ 'PUT /frontend/profile': refusal('UNAUTHENTICATED') })
  const storage = known()
  const session = memoryStorage()
  const open = async (before?: (rendered: HTMLElement) => void) => {
    const { store } = aStore({ storage, session, transport })
    const { unmount } = await renderAsIsland(store, PROFILE, before)
    await act(() => store.auth.start())
    return unmount
  }
  const city = () => part('Delivery address').getByLabelText(/^City/)
  const logIn = (id: string) => {
    for (const [key, value] of [...KNOWN, ['user_id', id]] as const) storage.set(key, value)
  }
  let leave = await open()
  await userEvent.type(city(), 'Osh')
  await userEvent.type(part('Delivery address').getByLabelText(/^Street/), 'Manas 1')
  await userEvent.type(part('Your details').getByLabelText(/^First name/), ' Nur')
  await userEvent.click(part('Your details').getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(storage.get('id_token')).toBeNull())
  leave()

  logIn('8')
  leave = await open()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(city()).toHaveValue('')
  leave()

  logIn('7')
  leave = await open((profile) => {
    const street = profile.querySelector<HTMLInputElement>('input[name="street"]')
    if (street) street.value = 'Lenin 3'
  })
  await waitFor(() => expect(city()).toHaveValue('Osh'))
  expect(part('Delivery address').getByLabelText(/^Street/), 'typed since').toHaveValue('Lenin 3')
  expect(part('Your details').getByLabelText(/^First name/)).toHaveValue('Aigul Nur')
  expect(part('Your details').getByLabelText(/^Last name/)).toHaveValue('Asanova')
  transport.answer('PUT /frontend/profile', { ...AIGUL, address: null, first_name: 'Aigul Nur' })
  await userEvent.click(part('Your details').getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(transport.callsOf('PUT /frontend/profile').at(-1)).toMatchObject({
    body: { first_name: 'Aigul Nur' },
  })
  leave()

  await open()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(city()).toHaveValue('')
})

const CLIENT = { company: 'Ак-Кийиз', country_iso_code: 'KG', city: 'Бишкек' }
const profileOf = (isOwner: boolean) => (
  <Profile
    person={AIGUL}
    audience="wholesale"
    company={{ company: CLIENT, isOwner, countries: COUNTRIES }}
    sessions={SESSIONS}
  />
)

test('an owner changes the name of the company and its city', async () => {
  const transport = fakeTransport({ 'PUT /wholesale/profile': build(WholesaleProfile) })
  const { store } = aStore({ storage: known(), transport })
  await renderAsIsland(store, profileOf(true))
  expect(
    part('Your company').getByRole('combobox', { name: /^Company country/ }),
  ).toHaveAccessibleDescription(/we’ll review your company again/)
  for (const [label, text] of [
    [/^Company/, 'Боз Үй'],
    [/^City/, 'Ош'],
  ] as const) {
    const field = part('Your company').getByRole('textbox', { name: label })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await userEvent.click(part('Your company').getByRole('button', { name: 'Save company details' }))
  expect(await screen.findByText('Your company details are saved.')).toBeVisible()
  expect(transport.callsOf('PUT /wholesale/profile')).toMatchObject([
    { body: { ...CLIENT, company: 'Боз Үй', city: 'Ош' } },
  ])
})

test('other employees of the company see its details and cannot change them', async () => {
  const { store } = aStore({ storage: known() })
  await renderAsIsland(store, profileOf(false))
  expect(part('Your company').getByText('Бишкек, Kyrgyzstan')).toBeVisible()
  expect(part('Your company').queryByRole('button')).toBeNull()
})

test('an address is validated field by field before anything is sent', async () => {
  const { store, transport } = aStore({ storage: known() })
  await renderAsIsland(store, PROFILE)
  const address = part('Delivery address')
  await userEvent.type(address.getByLabelText(/^City/), 'Osh')
  await userEvent.click(address.getByRole('button', { name: 'Save address' }))
  await waitFor(() => expect(address.getByLabelText(/^Street/)).toHaveFocus())
  expect(address.getByLabelText(/^Street/)).toHaveAccessibleDescription('Enter your street, house and flat')
  expect(address.getByLabelText(/^Postcode/)).toHaveAccessibleDescription('Enter your postcode')
  expect(address.getByLabelText(/^City/)).not.toBeInvalid()
  await userEvent.type(address.getByLabelText(/^Street/), 'Lenin 3')
  expect(address.getByLabelText(/^Street/)).not.toBeInvalid()
  expect(address.getByLabelText(/^Postcode/)).toBeInvalid()
  expect(transport.callsOf('PUT /frontend/profile')).toEqual([])
})

test('a removed address clears the fields', async () => {
  const transport = fakeTransport({ 'PUT /frontend/profile': { ...AIGUL, address: null } })
  const { store } = aStore({ storage: known(), transport })
  await renderAsIsland(store, profileWith(HOME))
  const address = part('Delivery address')
  expect(address.getByLabelText(/^City/)).toHaveValue('Osh')
  await userEvent.click(address.getByRole('button', { name: 'Remove address' }))
  expect(await screen.findByText('Your address is removed.')).toBeVisible()
  expect(address.getByLabelText(/^City/)).toHaveValue('')
  expect(transport.callsOf('PUT /frontend/profile')).toMatchObject([{ body: { address: null } }])
})

test('a new email is requested with the password and has to be confirmed', async () => {
  const transport = fakeTransport({
    'GET /frontend/is-email-exist': { exists: false },
    'PUT /frontend/profile': { ...AIGUL, address: null, new_email: 'new@example.kg' },
  })
  const { store } = aStore({ storage: known(), transport })
  await renderAsIsland(store, PROFILE)
  await openForm('Email')
  await userEvent.type(part('Email').getByLabelText(/^New email/), 'new@example.kg')
  await userEvent.type(part('Email').getByLabelText(/^Current password/), 'felt-and-wool')
  await userEvent.click(part('Email').getByRole('button', { name: 'Change email' }))
  expect(await screen.findByText(/new@example.kg becomes your email/)).toBeVisible()
  expect(transport.callsOf('PUT /frontend/profile')).toMatchObject([
    { body: { email: 'new@example.kg', password: 'felt-and-wool' } },
  ])
  await waitFor(() => expect(part('Email').getByLabelText(/^New email/)).toHaveValue(''))
  expect(part('Email').getByLabelText(/^Current password/)).toHaveValue('')
  expect(part('Email').queryByText('This email is available.')).toBeNull()
  expect(part('Email').getByText(/^Please open the link/)).toBeVisible()
})

test('a change of email is cancelled by requesting the current one again', async () => {
  const transport = fakeTransport({ 'PUT /frontend/profile': { ...AIGUL, address: null } })
  const { store } = aStore({ storage: known(), transport })
  await renderAsIsland(
    store,
    <Profile person={{ ...AIGUL, new_email: 'new@example.kg' }} audience="retail" sessions={SESSIONS} />,
  )
  await userEvent.click(part('Email').getByRole('button', { name: 'Cancel the change' }))
  expect(await part('Email').findByText(/^The change is cancelled/)).toHaveFocus()
  expect(part('Email').queryByText(/new@example.kg/)).toBeNull()
  expect(part('Email').queryByRole('button', { name: 'Cancel the change' })).toBeNull()
  expect(transport.callsOf('PUT /frontend/profile')).toMatchObject([{ body: { email: AIGUL.email } }])
})

test('a taken email is reported while it is typed', async () => {
  const transport = fakeTransport({ 'GET /frontend/is-email-exist': { exists: true } })
  const { store } = aStore({ storage: known(), transport })
  await renderAsIsland(store, PROFILE)
  await openForm('Email')
  await userEvent.type(part('Email').getByLabelText(/^New email/), 'bakyt@example.kg')
  expect(await part('Email').findByText('A user with this email has already been registered')).toBeVisible()
})

test('a wrong password leaves the email unchanged and is reported at its field', async () => {
  const issues = [{ path: ['password'], code: 'incorrect' }]
  const transport = fakeTransport({
    'GET /frontend/is-email-exist': { exists: false },
    'PUT /frontend/profile': refusal('INVALID', { issues }),
  })
  const { store } = aStore({ storage: known(), transport })
  await renderAsIsland(store, PROFILE)
  await openForm('Email')
  await userEvent.type(part('Email').getByLabelText(/^New email/), 'new@example.kg')
  await userEvent.type(part('Email').getByLabelText(/^Current password/), 'wool')
  await userEvent.click(part('Email').getByRole('button', { name: 'Change email' }))
  expect(await screen.findByText('The password is incorrect')).toBeVisible()
  expect(part('Email').getByLabelText(/^Current password/)).toHaveFocus()
})

test('email and password have no fields until a change is requested, and the new email gets focus', async () => {
  const { store } = aStore({ storage: known() })
  await renderAsIsland(store, PROFILE)
  expect(part('Email').queryByRole('textbox')).toBeNull()
  expect(part('Password').queryByLabelText(/^New password/)).toBeNull()
  await openForm('Email')
  expect(part('Email').getByLabelText(/^New email/)).toHaveFocus()
})

test('a wrong current password is reported at its field', async () => {
  const issues = [{ path: ['current_password'], code: 'incorrect' }]
  const transport = fakeTransport({ 'PUT /frontend/password': refusal('INVALID', { issues }) })
  const { store } = aStore({ storage: known(), transport })
  await renderAsIsland(store, PROFILE)
  await openForm('Password')
  await userEvent.type(part('Password').getByLabelText(/^Current password/), 'wool')
  await userEvent.type(part('Password').getByLabelText(/^New password/), 'mountains-and-rivers')
  await userEvent.click(part('Password').getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('The password is incorrect')).toBeVisible()
  expect(part('Password').getByLabelText(/^Current password/)).toHaveFocus()
})

test('a session on another device can be ended, or all of them', async () => {
  const transport = fakeTransport({
    'DELETE /frontend/session/:id': { status: true },
    'DELETE /frontend/session': { status: true },
  })
  const { store, navigated, storage } = aStore({ storage: known(), transport })
  await renderAsIsland(store, PROFILE)
  const sessions = part('Active sessions')
  expect(sessions.getByText('Firefox, Android')).toBeVisible()
  await userEvent.click(sessions.getByRole('button', { name: /^Log out: / }))
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1))
  expect(sessions.getByRole('status')).toHaveFocus()
  expect(transport.callsOf('DELETE /frontend/session/:id')).toMatchObject([{ params: { id: 2 } }])
  await userEvent.click(sessions.getByRole('button', { name: 'Log out everywhere' }))
  await waitFor(() => expect(navigated.to).toEqual(['/admin/login']))
  expect(storage.get('id_token')).toBeNull()
})

test('a session ended by the store leads to the login once, however many calls fail', async () => {
  const { store, navigated } = aStore({
    storage: known(),
    transport: fakeTransport({
      'GET /frontend/profile': refusal('UNAUTHENTICATED'),
      'GET /frontend/session': refusal('UNAUTHENTICATED'),
    }),
  })
  const { auth } = await profileSdk(store)
  await Promise.allSettled([
    ...Array.from({ length: 10 }, () => auth.profile.retail.read()),
    ...Array.from({ length: 10 }, () => auth.sessions.list()),
  ])
  await waitFor(() => expect(navigated.to).toEqual(['/admin/login?return=%2Fproduct%2Fala-too&ended=1']))
})

test.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit/1 Version/18 Mobile Safari/604', 'Safari, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/150 Safari/537 Edg/150', 'Edge, Windows'],
  ['curl/8', null],
  ['', null],
])('%s is called %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
