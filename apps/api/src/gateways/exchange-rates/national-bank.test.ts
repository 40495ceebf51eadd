import { expect, test } from 'vitest'
import { readNationalBankXml } from './national-bank.ts'

const daily = (rows: string, date = '20.11.2026') =>
  `<?xml version="1.0" encoding="windows-1251"?><CurrencyRates Name="Daily Exchange Rates" Date="${date}">${rows}</CurrencyRates>`
const row = (code: string, nominal: string, value: string) =>
  `<Currency ISOCode="${code}"><Nominal>${nominal}</Nominal><Value>${value}</Value></Currency>`

test('the daily file is read with decimal commas, nominals and day-first dates', () => {
  expect(readNationalBankXml(daily(row('USD', '1', '87,4500') + row('KZT', '100', '16,71')))).toEqual([
    { currency: 'USD', somPerUnit: '87.450000', date: '2026-11-20' },
    { currency: 'KZT', somPerUnit: '0.167100', date: '2026-11-20' },
  ])
})

test('a file with a single currency is read as a list of one', () => {
  expect(readNationalBankXml(daily(row('EUR', '1', '101,32')))).toHaveLength(1)
})

test.each([
  ['no file', ''],
  ['a page instead', '<html><body>Maintenance</body></html>'],
  ['another date', daily(row('USD', '1', '87,45'), '2026-11-20')],
  ['a negative rate', daily(row('USD', '1', '-87,45'))],
  ['a rate of nothing', daily(row('USD', '1', '0,0000'))],
  ['a nominal of nothing', daily(row('USD', '0', '87,45'))],
  ['words', daily(row('USD', '1', 'много'))],
])('%s is refused', (_what, xml) => {
  expect(() => readNationalBankXml(xml)).toThrow()
})
