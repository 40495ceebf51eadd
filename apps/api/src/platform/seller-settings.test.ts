import { expect, test } from 'vitest'
import { readSettings } from './env.ts'

const OWN = {
  SELLER_NAME: 'ОсОО «Ак-Кийиз»',
  SELLER_TAX_NUMBER: '02201202010123',
  SELLER_BANK: 'РСК Банк',
  SELLER_ACCOUNT: '1290530123456789',
  SELLER_BIC: '129001',
}

test('invoices are paid to the seller of the settings, in a demo to an invented one, else to nobody', () => {
  const own = { name: 'ОсОО «Ак-Кийиз»', account: '1290530123456789', bic: '129001' }
  expect(readSettings({ ...OWN, DEMO_DATA: 'false' }).seller).toMatchObject(own)
  expect(readSettings(OWN).seller).toMatchObject(own)
  expect(readSettings({}).seller).toMatchObject({ name: 'ОсОО «Шырдак»' })
  expect(readSettings({ DEMO_DATA: 'false' }).seller).toBeUndefined()
})

test('a seller without an account is refused by the name of the setting', () => {
  expect(() => readSettings({ ...OWN, SELLER_ACCOUNT: '' })).toThrow(/^The setting SELLER_ACCOUNT is missing/)
})
