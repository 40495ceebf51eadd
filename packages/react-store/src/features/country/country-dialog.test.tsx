import { Country } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { slippers } from '../../testing/a-cart.ts'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { addToCart } from '../../store/add-to-cart.ts'
import { CountryDialog } from './country-dialog.tsx'

const countries = [
  build(Country, {
    code: 'KG',
    name: { en: 'Kyrgyzstan', ru: 'Кыргызстан', kg: 'Кыргызстан' },
    location: { latitude: 41, longitude: 75 },
  }),
  build(Country, {
    code: 'KZ',
    name: { en: 'Kazakhstan', ru: 'Казахстан', kg: 'Казакстан' },
    location: { latitude: 48, longitude: 68 },
  }),
  build(Country, {
    code: 'JP',
    name: { en: 'Japan', ru: 'Япония', kg: 'Япония' },
    delivers: false,
    location: { latitude: 36, longitude: 138 },
  }),
]
const page = { data: countries, total: 3, per_page: 250, current_page: 1, last_page: 1, next_page_url: null }
const answers = () => fakeTransport({ 'GET /frontend/country': page })
const options = countries.map(({ code, name, delivers }) => ({ code, name: name.en, delivers }))
const LIST = 'GET /frontend/country'

test('without JavaScript the choice is a form that returns to the page', async () => {
  const { store } = aStore({ transport: answers() })
  const { html } = await renderAsIsland(
    store,
    <CountryDialog countryName="Kyrgyzstan" options={options} returnTo="/categories" />,
  )
  const rendered = document.createElement('div')
  rendered.innerHTML = html
  const form = rendered.querySelector('form')
  expect(form).toHaveAttribute('action', '/preferences')
  expect(new FormData(form ?? undefined).get('return')).toBe('/categories')
  expect(new FormData(form ?? undefined).get('country')).toBe('KG')
  expect(screen.getByRole('button', { name: 'Country: Kyrgyzstan' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('with asksFirst off, the dialog stays closed on a first visit, and the country can still be changed', async () => {
  const { store } = aStore({ transport: answers(), hasChosenCountry: false })
  await renderAsIsland(store, <CountryDialog countryName="Kyrgyzstan" asksFirst={false} />)
  expect(store.countryChoice.view()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Country: Kyrgyzstan' }))
  expect(await screen.findByRole('dialog', { name: 'Where are you?' })).toBeVisible()
})

test('on a first visit the dialog opens, saves the choice and reloads the page', async () => {
  const saved: string[] = []
  const { store, storage, navigated } = aStore({
    transport: answers(),
    hasChosenCountry: false,
    savePreferences: async ({ country }) => void saved.push(country),
  })
  await renderAsIsland(store, <CountryDialog countryName="Kyrgyzstan" />)
  const dialog = await screen.findByRole('dialog', { name: 'Where are you?' })
  expect(await within(dialog).findByRole('button', { name: /Kazakhstan/ })).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await userEvent.type(within(dialog).getByLabelText('Find your country'), 'яп{Enter}')
  await waitFor(() => expect(navigated.reloads).toBe(1))
  expect(saved).toEqual(['JP'])
  expect(storage.get('country_iso_code')).toBe('JP')
})

test('countries with delivery come first, in the list and in the form without JavaScript', async () => {
  const mixed = [countries[2], countries[0], countries[1]].filter((country) => country !== undefined)
  const { store } = aStore({ transport: fakeTransport({ [LIST]: { ...page, data: mixed } }), language: 'ru' })
  const { html } = await renderAsIsland(
    store,
    <CountryDialog
      countryName="Кыргызстан"
      options={mixed.map(({ code, name, delivers }) => ({ code, name: name.ru, delivers }))}
    />,
  )
  const rendered = document.createElement('div')
  rendered.innerHTML = html
  expect([...rendered.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
    'Куда доставляем',
    'Другие страны',
  ])
  expect([...rendered.querySelectorAll('option')].map(({ value }) => value)).toEqual(['KG', 'KZ', 'JP'])
  await userEvent.click(screen.getByRole('button', { name: 'Страна: Кыргызстан' }))
  const first = await screen.findByRole('region', { name: 'Куда доставляем' })
  expect(
    within(first)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['KGКыргызстан', 'KZКазахстан'])
  expect(within(screen.getByRole('region', { name: 'Другие страны' })).getByRole('button')).toHaveTextContent(
    'Япония',
  )
  expect(await findBarriers()).toEqual([])
})

test.each([
  ['en', ['Australia', 'Japan', 'South Korea']],
  ['ru', ['Австралия', 'Южная Корея', 'Япония']],
] as const)('countries without delivery are listed by their names in %s', async (language, names) => {
  const far = [
    { code: 'KR', name: { en: 'South Korea', ru: 'Южная Корея', kg: 'Түштүк Корея' } },
    { code: 'JP', name: { en: 'Japan', ru: 'Япония', kg: 'Япония' } },
    { code: 'AU', name: { en: 'Australia', ru: 'Австралия', kg: 'Австралия' } },
  ].map((one) => build(Country, { ...one, delivers: false }))
  const transport = fakeTransport({ [LIST]: { ...page, data: far } })
  await renderAsIsland(
    aStore({ transport, language, hasChosenCountry: false }).store,
    <CountryDialog countryName="" />,
  )
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('button', { name: /Japan|Япония/ })
  const listed = [...dialog.querySelectorAll('.shyrdak-country-dialog-code + span')]
  expect(listed.map(({ textContent }) => textContent)).toEqual(names)
})

test('closing the dialog warns, and proceeding chooses Kyrgyzstan', async () => {
  const { store, storage, navigated } = aStore({ transport: answers(), hasChosenCountry: false })
  await renderAsIsland(store, <CountryDialog countryName="Kyrgyzstan" />)
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('dialog', { name: 'Continue without a location?' })).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Continue without a location' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(storage.get('country_iso_code')).toBe('KG')
  expect(navigated.reloads).toBe(0)
})

test('a denied location falls back to the list, an allowed one selects the nearest country', async () => {
  let isAllowed = false
  const geolocation = {
    getCurrentPosition(
      found: (position: { coords: { latitude: number; longitude: number } }) => void,
      failed: (error: { code: number }) => void,
    ) {
      if (isAllowed) found({ coords: { latitude: 42.87, longitude: 74.59 } })
      else failed({ code: 1 })
    },
  }
  const { store, storage } = aStore({ transport: answers(), hasChosenCountry: false, geolocation })
  await renderAsIsland(store, <CountryDialog countryName="Kyrgyzstan" />)
  const button = await screen.findByRole('button', { name: 'Use my location' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  expect(await screen.findByText(/doesn’t share your location/)).toBeVisible()
  isAllowed = true
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  await waitFor(() => expect(storage.get('country_iso_code')).toBe('KG'))
})

test('whoever shares their location waits for the answer, and is not asked for the country meanwhile', async () => {
  const geolocation = { getCurrentPosition: () => {} }
  const { store } = aStore({ transport: answers(), hasChosenCountry: false, geolocation })
  await renderAsIsland(store, <CountryDialog countryName="Kyrgyzstan" />)
  const button = await screen.findByRole('button', { name: 'Use my location' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Finding your location' })
  expect(within(dialog).queryByRole('searchbox')).toBeNull()
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
  expect(await findBarriers()).toEqual([])
})

test('a change of country shows what it removes, and can be undone after the reload', async () => {
  const { store, storage, session, navigated } = aStore({ transport: answers() })
  await store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  const { unmount } = await renderAsIsland(store, <CountryDialog countryName="Kyrgyzstan" />)
  await userEvent.click(screen.getByRole('button', { name: 'Country: Kyrgyzstan' }))
  await userEvent.click(await screen.findByRole('button', { name: /Kazakhstan/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Your basket will be emptied' })
  expect(within(dialog).getByText(/Ala-Too slippers/)).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change country' }))
  await waitFor(() => expect(navigated.reloads).toBe(1))
  expect(store.retailCart.view()?.lines).toEqual([])
  unmount()

  const reloaded = aStore({ transport: answers(), storage, session, country: 'KZ' })
  await renderAsIsland(reloaded.store, <CountryDialog countryName="Kazakhstan" />)
  expect(await screen.findByText('Your country is now Kazakhstan, and your basket was emptied')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(reloaded.navigated.reloads).toBe(1))
  expect(storage.get('country_iso_code')).toBe('KG')
  expect(reloaded.store.retailCart.view()?.lines).toMatchObject([{ count: 2 }])
  expect(storage.get('retailCartItems')).toContain('ala-too')
})

test('a change of country also shows and removes what a page was left with before its cart had loaded', async () => {
  const { store: left, storage } = aStore({ reach: () => new Promise(() => {}) })
  void addToCart(left, slippers(), 2)
  const { store } = aStore({ transport: answers(), storage })
  await renderAsIsland(store, <CountryDialog countryName="Kyrgyzstan" />)
  await userEvent.click(screen.getByRole('button', { name: 'Country: Kyrgyzstan' }))
  await userEvent.click(await screen.findByRole('button', { name: /Kazakhstan/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Your basket will be emptied' })
  expect(within(dialog).getByText(/Ala-Too slippers/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change country' }))
  await waitFor(() => expect(storage.get('country_iso_code')).toBe('KZ'))
  const next = aStore({ storage, country: 'KZ' })
  await next.store.retailCart.start()
  expect(next.store.retailCart.view()?.lines).toEqual([])
})

test('on a first visit without a question, keeping the country leads back to the page', async () => {
  const { store, storage, navigated } = aStore({ transport: answers(), hasChosenCountry: false })
  await store.retailCart.send({ type: 'line.add', goods: slippers() })
  await renderAsIsland(store, <CountryDialog countryName="Kyrgyzstan" asksFirst={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Country: Kyrgyzstan' }))
  await userEvent.click(await screen.findByRole('button', { name: /Japan/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my country' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(store.retailCart.view()?.lines).toHaveLength(1)
  expect(storage.get('country_iso_code')).toBeNull()
  expect(navigated.reloads).toBe(0)
})

test('a choice that cannot be saved changes nothing', async () => {
  const { store, navigated } = aStore({
    transport: answers(),
    savePreferences: () => Promise.reject(new Error('offline')),
  })
  await store.retailCart.send({ type: 'line.add', goods: slippers() })
  await renderAsIsland(store, <CountryDialog countryName="Kyrgyzstan" />)
  await userEvent.click(screen.getByRole('button', { name: 'Country: Kyrgyzstan' }))
  await userEvent.click(await screen.findByRole('button', { name: /Japan/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Change country' }))
  expect(await screen.findByText(/could not be changed/)).toBeVisible()
  expect(store.retailCart.view()?.lines).toHaveLength(1)
  expect(navigated.reloads).toBe(0)
})

test('a list that failed to load can be loaded again', async () => {
  const { store, transport } = aStore({ transport: fakeTransport({ [LIST]: refusal('NETWORK') }) })
  await renderAsIsland(store, <CountryDialog countryName="Kyrgyzstan" />)
  await userEvent.click(screen.getByRole('button', { name: 'Country: Kyrgyzstan' }))
  expect(await screen.findByText('The list of countries didn’t load.')).toBeVisible()
  transport.answer(LIST, page)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /Japan/ })).toBeVisible()
})
