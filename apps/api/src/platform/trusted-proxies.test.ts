import fastify from 'fastify'
import { expect, test } from 'vitest'
import { trustedProxiesOf } from './trusted-proxies.ts'

/** The address the store takes a request to come from, and the protocol it takes it to use. */
async function seen(setting: string, remoteAddress: string, forwarded: string): Promise<string[]> {
  const app = fastify({ trustProxy: trustedProxiesOf(setting) })
  app.get('/', async ({ ip, protocol }) => [ip, protocol])
  const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' }
  const { body } = await app.inject({ url: '/', remoteAddress, headers })
  await app.close()
  return JSON.parse(body) as string[] // as sent by the route above
}

test.each(['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.3.0.7', '172.17.0.1', '192.168.0.2', 'fd00::7'])(
  'with TRUST_PROXY=true a visitor cannot forge an address through the proxy at %s',
  async (proxy) => {
    // The visitor sent the first address; the proxy added the second.
    expect(await seen('true', proxy, '198.51.100.1, 203.0.113.9')).toEqual(['203.0.113.9', 'https'])
    expect(await seen('true', proxy, '10.0.0.1, 203.0.113.9')).toEqual(['203.0.113.9', 'https'])
    expect(await seen('true', proxy, '198.51.100.1, 10.0.0.8')).toEqual(['10.0.0.8', 'https'])
  },
)

test('a visitor who reaches the store past its proxy is counted by the own address', async () => {
  for (const setting of ['true', 'false', '10.0.0.7', '10.0.0.0/8 fd00::/8'])
    expect(await seen(setting, '203.0.113.9', '198.51.100.1')).toEqual(['203.0.113.9', 'http'])
})

test('a number of proxies is counted from the store outwards', async () => {
  const forwarded = '192.0.2.1, 198.51.100.1, 203.0.113.9'
  expect(await seen('1', '203.0.113.200', forwarded)).toEqual(['203.0.113.9', 'https'])
  expect(await seen('2', '203.0.113.200', forwarded)).toEqual(['198.51.100.1', 'https'])
})

test('listed proxies are trusted wherever they are, up to the first address that is not listed', async () => {
  const listed = '203.0.113.200, 198.51.100.0/24'
  expect(await seen(listed, '203.0.113.200', '10.0.0.1, 192.0.2.1, 198.51.100.9')).toEqual([
    '192.0.2.1',
    'https',
  ])
  expect(await seen(listed, '203.0.113.201', '192.0.2.1')).toEqual(['203.0.113.201', 'http'])
})

test.each(['yes', '10', '0', '10.0.0.0/64', 'proxy.example', '10.0.0.0/8/8', '10.0.0.0/'])(
  'TRUST_PROXY=%s is refused by its name',
  (value) => expect(() => trustedProxiesOf(value)).toThrow(/^The setting TRUST_PROXY .*It is .+\.$/),
)
