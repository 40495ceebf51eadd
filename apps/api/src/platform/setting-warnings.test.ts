import { expect, test } from 'vitest'
import { readSettings } from './env.ts'

const warned = (environment: Record<string, string>) =>
  readSettings(environment).warnings.map((text) => /[A-Z_]{5,}|no provider/.exec(text)?.[0])

test('a store for real customers is warned about missing settings', () => {
  expect(warned({ DEMO_DATA: 'false' })).toEqual(['SMTP_URL', 'PUBLIC_URL', 'no provider'])
  const mailing = { DEMO_DATA: 'false', SMTP_URL: 'smtp://mail.example', TEST_BANK: 'true' }
  expect(warned(mailing)).toEqual(['MAIL_FROM', 'PUBLIC_URL'])
})

test('a demo that strangers can reach is warned about its public password', () => {
  expect(readSettings({ PUBLIC_URL: 'https://shop.example' }).warnings).toEqual([
    expect.stringMatching(/https:\/\/shop\.example .*DEMO_DATA=false/),
  ])
  expect(warned({ PUBLIC_URL: 'https://localhost.example' })).toEqual(['DEMO_DATA'])
})

test.each(['http://localhost:4000', 'http://shop.localhost', 'http://127.0.0.1:80/', 'http://[::1]:3000'])(
  'a demo at %s gets no warnings',
  (PUBLIC_URL) => {
    expect(warned({ PUBLIC_URL })).toEqual([])
  },
)

test('a demo, or a store with every setting, gets no warnings', () => {
  expect(warned({})).toEqual([])
  const settings = {
    DEMO_DATA: 'false',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Shop <shop@shop.example>',
    PUBLIC_URL: 'https://shop.example',
    KICB_MERCHANT_ID: '1',
    KICB_SECRET: 'secret',
    KICB_URL: 'https://bank.example',
    KICB_PAGE_HOSTS: 'bank.example',
  }
  expect(warned(settings)).toEqual([])
})
