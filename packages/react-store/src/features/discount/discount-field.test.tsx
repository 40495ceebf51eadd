import { LANGUAGES, type CheckedDiscount } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { messagesIn } from '../../testing/messages-in.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { DiscountField } from './discount-field.tsx'
import { discountOf } from './discount-of.ts'

const CHECK = 'POST /frontend/discount'
const ITEMS = [{ product_id: 7, variation_id: 71, size: '38', count: 2, is_special: false }]
const NOTHING = { terms: null, valid_from: null, discount: '0.00', missing: '0.00' } as const
const TEN_PERCENT = { kind: 'percent', percent: 10, sum: null, minimum: '3000.00' } as const
const valid = (code: string): CheckedDiscount => ({
  ...NOTHING,
  code,
  state: 'valid',
  terms: TEN_PERCENT,
  discount: '370.00',
})

/** A store with one valid discount code. */
const aStoreWithCode = () =>
  fakeTransport({
    [CHECK]: ({ body }) => {
      const code = (body as { code: string }).code.toUpperCase() // what the field sends
      return code === 'FELT-10' ? valid(code) : { ...NOTHING, code, state: 'unknown' }
    },
  })

async function enter(code: string) {
  const field = screen.getByRole('textbox')
  await userEvent.clear(field)
  if (code) await userEvent.type(field, code)
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
}

test.each(LANGUAGES)(
  'the field for a discount code is closed until it is opened, in %s',
  async (language) => {
    const { store } = aStore({ language, transport: aStoreWithCode() })
    const t = messagesIn(language, 'discount')
    await renderAsIsland(store, <DiscountField items={ITEMS} goods="3700.00" />)
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: t('open') }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: t('code') })).toHaveFocus())
    expect(await findBarriers()).toEqual([])
  },
)

test('an unknown code is refused and can be corrected; a valid one is applied and stored until removed', async () => {
  const { store, storage } = aStore({ transport: aStoreWithCode() })
  await renderAsIsland(store, <DiscountField items={ITEMS} goods="3700.00" />)
  await userEvent.click(screen.getByRole('button', { name: 'I have a code' }))
  await enter('')
  expect(screen.getByText('Enter your code')).toBeVisible()
  await enter('felt-11')
  expect(await screen.findByText(/We don’t know this code/)).toBeVisible()
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(await findBarriers()).toEqual([])
  await enter(' felt-10 ')
  expect(await screen.findByText('10% off the goods')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(await findBarriers()).toEqual([])
  const storedCode = async () => {
    const discount = discountOf(aStore({ storage }).store)
    await discount.opened()
    return discount.current()
  }
  expect(await storedCode()).toEqual(valid('FELT-10'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the code FELT-10' }))
  expect(screen.getByRole('button', { name: 'I have a code' })).toBeVisible()
  await waitFor(async () => expect(await storedCode()).toBeNull())
})

test('a cart below the minimum of a code shows how much is missing', async () => {
  const { store } = aStore({ transport: aStoreWithCode() })
  discountOf(store).take(valid('FELT-10'))
  await renderAsIsland(store, <DiscountField items={[]} goods="1850.00" />)
  expect(await screen.findByText(/1 150\.00 KGS more/)).toBeVisible()
})

test('a stored code is checked again on the page, and its expiry is shown', async () => {
  const ended: CheckedDiscount = { ...NOTHING, code: 'FELT-10', state: 'expired' }
  const { store } = aStore({ transport: fakeTransport({ [CHECK]: ended }) })
  discountOf(store).take(valid('FELT-10'))
  await renderAsIsland(store, <DiscountField items={ITEMS} goods="3700.00" />)
  expect(await screen.findByText('This code has expired')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Continue without a code' }))
  expect(screen.getByRole('button', { name: 'I have a code' })).toBeVisible()
})

test('a shopper who tries too many codes is told to wait, and the typed code is kept', async () => {
  const { store } = aStore({ transport: fakeTransport({ [CHECK]: refusal('RATE_LIMITED') }) })
  await renderAsIsland(store, <DiscountField items={ITEMS} goods="3700.00" />)
  await userEvent.click(screen.getByRole('button', { name: 'I have a code' }))
  await enter('felt-12')
  expect(await screen.findByText(/Too many attempts/)).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('felt-12')
})

test('a code whose check cannot be loaded shows an error, and can be applied again', async () => {
  const { store } = aStore({ transport: aStoreWithCode() })
  let isLoading = false
  const sdk: typeof store.sdk = (...parts) =>
    isLoading ? store.sdk(...parts) : Promise.reject(new TypeError('Importing a module script failed.'))
  await renderAsIsland({ ...store, sdk }, <DiscountField items={ITEMS} goods="3700.00" />)
  await userEvent.click(screen.getByRole('button', { name: 'I have a code' }))
  await enter('felt-10')
  expect(await screen.findByText(/connection/i)).toBeVisible()
  isLoading = true
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('10% off the goods')).toBeVisible()
})
