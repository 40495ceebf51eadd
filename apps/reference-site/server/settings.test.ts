import { expect, test } from 'vitest'
import { readSiteSettings } from './settings.ts'

test('without settings the store has its own API and no payment hosts', () => {
  expect(readSiteSettings({})).toMatchObject({ apiHost: '', paymentHosts: [] })
})

test('API_HOST is an origin, with or without a trailing slash', () => {
  for (const API_HOST of ['https://api.example', 'https://api.example/'])
    expect(readSiteSettings({ API_HOST }).apiHost).toBe('https://api.example')
  expect(readSiteSettings({ API_HOST: 'http://localhost:4000' }).apiHost).toBe('http://localhost:4000')
})

test.each(['api.example', 'https://api.example/api', 'ftp://api.example', 'https://me:secret@api.example'])(
  '%s is refused as API_HOST',
  (API_HOST) => expect(() => readSiteSettings({ API_HOST })).toThrow('API_HOST'),
)

test('PAYMENT_HOSTS accepts only hosts', () => {
  expect(readSiteSettings({ PAYMENT_HOSTS: 'bank.example *.kkb.kz, pay.example:8443' }).paymentHosts).toEqual(
    ['bank.example', '*.kkb.kz', 'pay.example:8443'],
  )
  for (const PAYMENT_HOSTS of ["'unsafe-inline'", 'bank.example;', 'https://bank.example', '*'])
    expect(() => readSiteSettings({ PAYMENT_HOSTS })).toThrow('PAYMENT_HOSTS')
})

test('DRAIN_SECONDS is one by default, and is limited', () => {
  expect(readSiteSettings({}).drainSeconds).toBe(1)
  expect(readSiteSettings({ DRAIN_SECONDS: '4' }).drainSeconds).toBe(4)
  for (const DRAIN_SECONDS of ['60', '-1', 'soon'])
    expect(() => readSiteSettings({ DRAIN_SECONDS })).toThrow('DRAIN_SECONDS')
})

test('a password instead of its hash is refused without being logged', () => {
  const ACCESS_GATE_HASH = 'felt-and-wool'
  expect(() => readSiteSettings({ ACCESS_GATE_HASH })).toThrow('ACCESS_GATE_HASH')
  expect(() => readSiteSettings({ ACCESS_GATE_HASH })).not.toThrow('felt-and-wool')
})
