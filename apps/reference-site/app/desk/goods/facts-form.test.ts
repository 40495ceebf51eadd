import { ManagedRetailGoods, ManagedSpecialGoods, ManagedWholesaleGoods } from '@shyrdak/sdk/management'
import { build } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import {
  changedFacts,
  copyTexts,
  factsOf,
  factsToSend,
  missingByLanguage,
  NO_FACTS,
  renewFacts,
} from './facts-form.ts'

const all = (text: string) => ({ en: text, ru: text, kg: text })
const said = {
  slug: 'warm-mules',
  name: all('Mules'),
  description: all('Warm'),
  details: [{ name: all('Sole'), text: all('Leather') }],
  weight: 420,
  category_id: 3,
}
const retail = build(ManagedRetailGoods, {
  ...said,
  group: 'male',
  technique: null,
  model: 'slippers',
  size_chart_id: 2,
  main_position: null,
})
const special = build(ManagedSpecialGoods, { ...said, artisan_id: 4, made_to_order_days: null })
const wholesale = build(ManagedWholesaleGoods, {
  ...said,
  price_type: 'sole',
  size_chart_id: null,
  made_to_order_days: 20,
  sole_ids: [2, 1],
})

test('unchanged products of each kind are sent as they were read', () => {
  const sent = (kind: Parameters<typeof factsToSend>[0], goods: Parameters<typeof factsOf>[0]) =>
    factsToSend(kind, factsOf(goods), { isOnSale: true })
  const { group, technique, model, size_chart_id, main_position } = retail
  expect(sent('goods', retail)).toEqual({
    body: { ...said, group, technique, model, size_chart_id, main_position },
    wrong: null,
  })
  expect(sent('special-goods', special).body).toEqual({ ...said, artisan_id: 4, made_to_order_days: null })
  expect(sent('wholesale-goods', wholesale).body).toEqual({
    ...said,
    price_type: 'sole',
    size_chart_id: null,
    made_to_order_days: 20,
    sole_ids: [2, 1],
  })
})

test('missing fields are required, and invalid numbers are refused', () => {
  const { wrong } = factsToSend('goods', { ...NO_FACTS, main_position: 'first' }, { isOnSale: false })
  const codes = Object.fromEntries([...(wrong ?? [])].map(([key, { code }]) => [key, code]))
  expect(codes).toEqual({
    slug: 'required',
    'name.ru': 'required',
    weight: 'required',
    category_id: 'required',
    group: 'required',
    main_position: 'invalid',
  })
})

test('a text may lack a language until the product is sold', () => {
  const form = { ...factsOf(retail), name: { ...all('Mules'), kg: '' } }
  expect(factsToSend('goods', form, { isOnSale: false }).wrong).toBeNull()
  const { wrong } = factsToSend('goods', form, { isOnSale: true })
  expect([...(wrong?.keys() ?? [])]).toEqual(['name.kg'])
  expect(missingByLanguage(form)).toEqual({ en: 0, ru: 0, kg: 1 })
  expect(missingByLanguage(copyTexts(form, 'ru', 'kg'))).toEqual({ en: 0, ru: 0, kg: 0 })
})

test('goods with soles require one while they are sold', () => {
  const bare = { ...factsOf(wholesale), sole_ids: [] }
  expect(factsToSend('wholesale-goods', bare, { isOnSale: false }).wrong).toBeNull()
  const { wrong } = factsToSend('wholesale-goods', bare, { isOnSale: true })
  expect([...(wrong ?? [])].map(([key, { code }]) => [key, code])).toEqual([['sole_ids', 'needed']])
  const plain = { ...bare, price_type: 'reyestr' }
  expect(factsToSend('wholesale-goods', plain, { isOnSale: true }).wrong).toBeNull()
})

test('copying texts does not overwrite existing ones', () => {
  const form = { ...factsOf(retail), name: { en: 'Mules', ru: 'Мюли', kg: '' } }
  expect(copyTexts(form, 'ru', 'en').name.en).toBe('Mules')
  expect(copyTexts(form, 'ru', 'kg').name.kg).toBe('Мюли')
})

test('an empty detail is not sent, and does not count as missing', () => {
  const form = { ...factsOf(retail), details: [{ name: all(''), text: all(' ') }, ...said.details] }
  expect(factsToSend('goods', form, { isOnSale: true }).body?.details).toEqual(said.details)
  expect(missingByLanguage(form)).toEqual({ en: 0, ru: 0, kg: 0 })
  const half = { name: all('Lining'), text: { ...all('Wool'), ru: '' } }
  const { wrong } = factsToSend('goods', { ...form, details: [form.details[0]!, half] }, { isOnSale: true })
  expect([...(wrong?.keys() ?? [])], 'is named where it stands on the screen').toEqual(['details.1.text.ru'])
})

test('own changes stay when a colleague has saved others, which are taken over', () => {
  const before = factsOf(retail)
  const form = { ...before, weight: '500' }
  const now = { ...before, name: all('Clogs'), weight: '450' }
  expect(renewFacts(form, now, before)).toEqual({ ...now, weight: '500' })
  expect(renewFacts(before, now, before)).toEqual(now)
})

test('a removed detail is one change, and two edited ones are two', () => {
  const [first, second, third] = ['Wool', 'Sole', 'Lining'].map((text) => ({
    name: all(text),
    text: all(text),
  }))
  const before = { ...factsOf(retail), details: [first!, second!, third!] }
  expect(changedFacts({ ...before, details: [second!, third!] }, before, ['details'])).toBe(1)
  const written = [{ ...first!, text: all('Felt') }, second!, { ...third!, text: all('Silk') }]
  expect(changedFacts({ ...before, details: written }, before, ['details'])).toBe(2)
})

test('changes are counted by the fields of a section', () => {
  const before = factsOf(retail)
  const form = { ...before, name: all('Boots'), weight: '500' }
  expect(changedFacts(form, before, ['name', 'description'])).toBe(1)
  expect(changedFacts(form, before, ['weight', 'slug'])).toBe(1)
  expect(changedFacts(before, factsOf(retail), ['name', 'details', 'sole_ids'])).toBe(0)
})
