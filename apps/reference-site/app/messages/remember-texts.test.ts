import { createI18n } from '@shyrdak/sdk/messages'
import { expect, test } from 'vitest'
import { rememberTexts } from './remember-texts.ts'

const messages = {
  shop: {
    cart: 'Себет',
    hello: 'Салам, {{name}}',
    found_other: '{{count}} буюм',
  },
  other: { cart: 'Башка себет' },
}

const texts = () => rememberTexts(createI18n({ language: 'kg', messages: structuredClone(messages) }))

test('a text is looked up once, by either way to request it', () => {
  const i18n = texts()
  const say = () => [i18n.getFixedT('kg', 'shop')('cart'), i18n.t('shop:cart')]
  expect(say()).toEqual(['Себет', 'Себет'])
  i18n.addResource('kg', 'shop', 'cart', 'Жаңы себет')
  expect(say()).toEqual(['Себет', 'Себет'])
})

test('the same key has different texts in different namespaces', () => {
  const i18n = texts()
  expect(i18n.getFixedT('kg', 'shop')('cart')).toBe('Себет')
  expect(i18n.getFixedT('kg', 'other')('cart')).toBe('Башка себет')
})

test('a text with variables is formatted anew for each value', () => {
  const i18n = texts()
  const t = i18n.getFixedT('kg', 'shop')
  expect(t('hello', { name: 'Айгүл' })).toBe('Салам, Айгүл')
  expect(t('hello', { name: 'Нурлан' })).toBe('Салам, Нурлан')
  expect(t('found', { count: 3 })).toBe('3 буюм')
  expect(t('found', { count: 4 })).toBe('4 буюм')
  expect(t('hello', { name: 'Айгүл' })).toBe('Салам, Айгүл')
})

test('different variables that look alike when joined get different texts', () => {
  const i18n = rememberTexts(
    createI18n({ language: 'kg', messages: { shop: { both: '{{one}} жана {{other}}' } } }),
  )
  const t = i18n.getFixedT('kg', 'shop')
  expect(t('both', { one: 'а', other: 'б' })).toBe('а жана б')
  expect(t('both', { one: 'а other б', other: '' })).toBe('а other б жана ')
  expect(t('both', { other: 'а', one: 'б' })).toBe('б жана а')
})

test('a fixed function has the language and the namespace that it is fixed to', () => {
  const i18n = texts()
  expect({ ...i18n.getFixedT('kg', 'shop') }).toEqual({ lng: 'kg', ns: 'shop' })
})
