import { ShopperProfile } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import type { CheckoutForm } from '@shyrdak/state-machines/checkout'
import { expect, test } from 'vitest'
import { knownToCheckout } from './known-to-checkout.ts'

const EMPTY: CheckoutForm = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  city: '',
  street: '',
  postal_code: '',
  comment: '',
  is_gift: false,
  gift_note: '',
  terms: false,
  collect: false,
}
const contact = { first_name: 'Айгүл', last_name: 'Осмонова', email: 'aigul@example.kg' }
const place = { city: 'Ош', street: 'Ленин көчөсү 3', postal_code: '723500' }
const aigul = build(ShopperProfile, {
  ...contact,
  phone: '+996700123456',
  address: { country_iso_code: 'KG', ...place },
})

test('an empty checkout gets the name and the address from the profile', () =>
  expect(knownToCheckout(EMPTY, aigul, 'KG')).toEqual({ ...contact, phone: '+996700123456', ...place }))

test('an address in another country is not filled in', () => {
  const abroad = knownToCheckout(EMPTY, aigul, 'KZ')
  expect(abroad).toMatchObject(contact)
  expect(abroad).not.toHaveProperty('city')
})

test('a shopper without a saved address and phone gets neither filled in', () => {
  const known = knownToCheckout(EMPTY, { ...aigul, phone: null, address: null }, 'KG')
  expect(known).toEqual({ ...contact, phone: '' })
})

test('fields that were typed are not overwritten, and a partly typed contact or address not completed', () => {
  expect(knownToCheckout({ ...EMPTY, email: 'else@example.kg' }, aigul, 'KG')).toEqual(place)
  expect(knownToCheckout({ ...EMPTY, street: 'Чүй 1' }, aigul, 'KG')).toMatchObject(contact)
  expect(knownToCheckout({ ...EMPTY, street: 'Чүй 1' }, aigul, 'KG')).not.toHaveProperty('city')
  expect(knownToCheckout({ ...EMPTY, ...contact, city: 'Талас' }, aigul, 'KG')).toEqual({})
})
