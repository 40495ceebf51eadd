import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { trials } from '../testing/trials.ts'
import { addressAfterLogin, guardPath, loginPathOf, wayBack, withWayBack } from './paths.ts'
import { AUDIENCES } from './session.ts'

test.each([
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/a\nb', null],
  ['', null],
  ['/admin/login', null],
  ['/admin/login/?return=/admin/login', null],
  ['/admin/forgot-password#x', null],
  ['/order/registration?step=2', '/order/registration?step=2'],
  ['/', '/'],
])('the return path %j leads to %j', (text, path) => expect(wayBack(text)).toBe(path))

test('a return path never leaves the store, whatever the address contains', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((text) => `/${text}`),
      ),
      (text) => {
        const path = wayBack(text)
        if (path !== null) expect(new URL(path, 'https://store.example').origin).toBe('https://store.example')
      },
    ),
    { numRuns: trials(10_000) },
  )
})

test('a guest is sent to the login and returns afterwards', () => {
  const login = guardPath(null, '/admin/retail-order-history/details/7?x=1')
  expect(login).toBe('/admin/login?return=%2Fadmin%2Fretail-order-history%2Fdetails%2F7%3Fx%3D1')
  const back = new URLSearchParams(login?.split('?')[1]).get('return')
  expect(addressAfterLogin('retail', back)).toBe('/admin/retail-order-history/details/7?x=1')
  expect(guardPath(null, '/admin/craftsman-reviews')).toBe(
    withWayBack('/admin/craftsman/login', '/admin/craftsman-reviews'),
  )
})

test('sign-in pages and the shop are open to guests', () => {
  for (const path of ['/', '/admin/login', '/admin/register', '/admin/confirm-email?k=1', '/order/basket'])
    expect(guardPath(null, path)).toBeNull()
})

test('a craftsman is confined to craftsman pages, but may confirm an email and shop', () => {
  for (const path of [
    '/admin/profile',
    '/admin',
    '/admin/login',
    '/admin/craftsman/login',
    '/admin/register',
  ])
    expect(guardPath('craftsman', path)).toBe('/admin/craftsman-profile')
  for (const path of [
    '/admin/craftsman-profile',
    '/admin/craftsman-order-history/special-product-description/7',
    '/admin/confirm-email?k=1',
    '/order/basket',
    '/administration',
  ])
    expect(guardPath('craftsman', path)).toBeNull()
})

test('a user on a page of another audience is sent to their own home page', () => {
  expect(guardPath('retail', '/admin/craftsman-profile')).toBe('/admin/profile')
  expect(addressAfterLogin('craftsman', '/admin/profile')).toBe('/admin/craftsman-profile')
  expect(addressAfterLogin('retail', '/order/registration')).toBe('/order/registration')
  expect(addressAfterLogin('manager', null)).toBe('/desk')
})

test('a user who is not a manager is sent from the desk to its login, and returns to the same page', () => {
  for (const audience of [null, 'retail', 'wholesale', 'craftsman'] as const) {
    const login = guardPath(audience, '/desk/reviews?state=pending&page=2')
    expect(login).toBe('/desk/login?return=%2Fdesk%2Freviews%3Fstate%3Dpending%26page%3D2')
    expect(guardPath(audience, login ?? '')).toBeNull()
    const back = new URLSearchParams(login?.split('?')[1]).get('return')
    expect(addressAfterLogin('manager', back)).toBe('/desk/reviews?state=pending&page=2')
  }
})

test('a manager on account and sign-in pages is sent to the desk, while the shop stays open', () => {
  for (const path of [
    '/admin',
    '/admin/profile',
    '/admin/login',
    '/admin/craftsman-profile',
    '/admin/register',
  ])
    expect(guardPath('manager', path)).toBe('/desk')
  for (const path of ['/desk', '/desk/orders/7', '/desk/login', '/admin/confirm-email?k=1', '/', '/desktop'])
    expect(guardPath('manager', path)).toBeNull()
  expect(addressAfterLogin('retail', '/desk/orders')).toBe('/admin/profile')
})

test('nobody is redirected in a loop', () => {
  const places = fc.constantFrom('/admin', '/desk', '/admin/craftsman-profile', '/admin/login', '/desk/login')
  const rests = fc.constantFrom('', '/', '/x', '?return=%2Fdesk', '/orders/7', '#a')
  fc.assert(
    fc.property(fc.constantFrom(null, ...AUDIENCES), places, rests, (audience, place, rest) => {
      let address: string = place + rest
      for (let steps = 0; steps < 2; steps += 1) address = guardPath(audience, address) ?? address
      expect(guardPath(audience, address)).toBeNull()
      if (audience !== null) expect(guardPath(audience, addressAfterLogin(audience, address))).toBeNull()
      expect(guardPath(null, loginPathOf(audience))).toBeNull()
    }),
    { numRuns: trials(2_000) },
  )
})
