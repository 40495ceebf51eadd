import { expect, test } from 'vitest'
import { readSiteSettings } from './settings.ts'

test('without a word about it the store answers its own API, and no form leaves it', () => {
  expect(readSiteSettings({})).toMatchObject({ apiHost: '', paymentHosts: [] })
})

test('an API elsewhere is named by its origin, with or without a slash', () => {
  for (const API_HOST of ['https://api.example', 'https://api.example/'])
    expect(readSiteSettings({ API_HOST }).apiHost).toBe('https://api.example')
  expect(readSiteSettings({ API_HOST: 'http://localhost:4000' }).apiHost).toBe('http://localhost:4000')
})

test.each(['api.example', 'https://api.example/api', 'ftp://api.example', 'https://me:secret@api.example'])(
  'an address such as %s is refused by the name of its setting',
  (API_HOST) => expect(() => readSiteSettings({ API_HOST })).toThrow('API_HOST'),
)

test('hosts of banks are hosts, so that nothing else slips into the policy of a page', () => {
  expect(readSiteSettings({ PAYMENT_HOSTS: 'bank.example *.kkb.kz, pay.example:8443' }).paymentHosts).toEqual(
    ['bank.example', '*.kkb.kz', 'pay.example:8443'],
  )
  for (const PAYMENT_HOSTS of ["'unsafe-inline'", 'bank.example;', 'https://bank.example', '*'])
    expect(() => readSiteSettings({ PAYMENT_HOSTS })).toThrow('PAYMENT_HOSTS')
})

test('a store that is told to end takes requests for a second more, or as long as its load balancer needs', () => {
  expect(readSiteSettings({}).drainSeconds).toBe(1)
  expect(readSiteSettings({ DRAIN_SECONDS: '4' }).drainSeconds).toBe(4)
  for (const DRAIN_SECONDS of ['60', '-1', 'soon'])
    expect(() => readSiteSettings({ DRAIN_SECONDS })).toThrow('DRAIN_SECONDS')
})

test('whoever sets the password of the curtain instead of its hash does not read it in the log', () => {
  const ACCESS_GATE_HASH = 'felt-and-wool'
  expect(() => readSiteSettings({ ACCESS_GATE_HASH })).toThrow('ACCESS_GATE_HASH')
  expect(() => readSiteSettings({ ACCESS_GATE_HASH })).not.toThrow('felt-and-wool')
})
