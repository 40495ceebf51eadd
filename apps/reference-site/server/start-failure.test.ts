import { expect, test } from 'vitest'
import { sentenceFor } from './start-failure.ts'

const settings = { port: 80, host: 'shop.invalid', dataDir: '/var/lib/shyrdak' }
const failed = (fields: Partial<NodeJS.ErrnoException> & { hostname?: string }) =>
  sentenceFor(Object.assign(new Error('it failed'), fields), settings)

test.each([
  ['a port that is taken', { code: 'EADDRINUSE' }, /^Port 80 is taken/],
  ['a port of the administrator', { code: 'EACCES', syscall: 'listen' }, /^Port 80 may not be used/],
  ['an address of another machine', { code: 'EADDRNOTAVAIL' }, /^The setting HOST names no address/],
  ['a name that is no address', { code: 'ENOTFOUND', hostname: 'shop.invalid' }, /^The setting HOST names/],
  ['a folder of somebody else', { code: 'EACCES', path: '/var/lib/shyrdak/assets' }, /^The data folder/],
] as const)('%s is explained in one sentence', (_what, fields, sentence) => {
  expect(failed(fields)).toMatch(sentence)
  expect(failed(fields)).not.toContain('\n')
})

test('an unreadable file elsewhere is not reported as the data folder', () => {
  expect(failed({ code: 'EACCES', path: '/etc/keys/bank.pem' })).not.toContain('data folder')
})

test('an unknown failure is reported with its cause', () => {
  const cause = new Error('relation "product" does not exist')
  const said = sentenceFor(new Error('Failed query: select', { cause }), settings)
  expect(said).toContain('Caused by: relation "product" does not exist')
})
