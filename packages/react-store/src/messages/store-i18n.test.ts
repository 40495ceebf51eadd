import { LANGUAGES } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { readAllMessages, serverI18n } from './all-messages.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('texts of a partner replace those of the store, and the others stay', async () => {
  const store = createStore({
    language: 'en',
    country: 'KG',
    messages: {
      'buy-box': { add: 'Into the bag' },
      checkout: { steps: { contact: 'Who are you?' } },
      errors: { NOT_FOUND: 'Gone with the wind.' },
    },
  })
  await store.loadMessages(['buy-box', 'checkout', 'errors'])
  const { t } = store.i18n
  expect(t('buy-box:add')).toBe('Into the bag')
  expect(t('buy-box:soldOut')).toBe((await serverI18n('en')).t('buy-box:soldOut'))
  expect([t('checkout:steps.contact'), t('checkout:steps.payment')]).toEqual(['Who are you?', 'Payment'])
  expect(t('errors:NOT_FOUND')).toBe('Gone with the wind.')
  expect((await serverI18n('en', { cart: { title: 'Bag' } })).t('cart:title')).toBe('Bag')
  expect((await serverI18n('en')).t('cart:title')).toBe('Your basket')
})

test('a host adds its own namespaces beside those of the store', async () => {
  const store = createStore({
    language: 'kg',
    country: 'KG',
    readMessages: (language, namespace) =>
      namespace === 'club' ? Promise.resolve({ hello: `Салам, ${language}!` }) : undefined,
  })
  await store.loadMessages(['club', 'cart-badge'])
  expect([store.i18n.t('club:hello'), store.i18n.t('cart-badge:cart')]).toEqual(['Салам, kg!', 'Себет'])
})

test('a namespace that does not exist is refused by name', async () => {
  const store = createStore({ language: 'en', country: 'KG' })
  await expect(store.loadMessages(['nowhere'])).rejects.toThrow(/loading the texts of nowhere failed: /)
})

test('every language has its own texts in every namespace', async () => {
  const english = await readAllMessages('en')
  for (const language of LANGUAGES) {
    const own = await readAllMessages(language)
    expect(Object.keys(own)).toEqual(Object.keys(english))
    if (language !== 'en')
      for (const [namespace, texts] of Object.entries(own))
        expect([language, texts]).not.toEqual([language, english[namespace as keyof typeof english]]) // it has the same keys
  }
})

test.each([
  ['en', 'Basket, empty', 'Basket, 1 item', 'Basket, 22 items'],
  ['ru', 'Корзина, пусто', 'Корзина, 1 товар', 'Корзина, 22 товара'],
  ['kg', 'Себет, бош', 'Себет, 1 буюм', 'Себет, 22 буюм'],
] as const)('in %s the badge says how many items are in the cart', async (language, none, one, many) => {
  const { t } = await serverI18n(language)
  expect([0, 1, 22].map((count) => plain(t('cart-badge:cartWith', { count })))).toEqual([none, one, many])
})
