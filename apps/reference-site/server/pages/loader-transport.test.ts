import { createSdk } from '@shyrdak/sdk'
import { contract } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { loaderTransport } from './loader-transport.ts'

const LIST = 'GET /frontend/faq'

/** Reads the list as a loader does, from an API that refuses it. */
const read = (refused: ReturnType<typeof refusal>) =>
  createSdk(contract, {
    transport: loaderTransport(fakeTransport({ [LIST]: refused })),
  }).content.faq.list()

test('a visitor whose page needs one request too many is told how long to wait', async () => {
  const tooMany = (wait: string) => ({ init: { status: 429, headers: { 'retry-after': wait } } })
  await expect(read(refusal('RATE_LIMITED', { retryAfter: 12 }))).rejects.toMatchObject(tooMany('12'))
  await expect(read(refusal('RATE_LIMITED'))).rejects.toMatchObject(tooMany('60'))
})

test.each(['UNAVAILABLE', 'NETWORK', 'TIMEOUT'] as const)(
  'a visitor whose page needs a store that is away (%s) is told so, whichever loader called',
  async (code) => {
    await expect(read(refusal(code))).rejects.toMatchObject({ init: { status: 503, headers: {} } })
  },
)

test('a visitor of a store that is away is told how long to wait, if the API said it', async () => {
  const unavailable = refusal('UNAVAILABLE', { retryAfter: 3 })
  await expect(read(unavailable)).rejects.toMatchObject({ init: { headers: { 'retry-after': '3' } } })
})

test('a loader that goes on without the answer can log what was refused', async () => {
  const message = expect.stringContaining(LIST)
  await expect(read(refusal('RATE_LIMITED'))).rejects.toMatchObject({ message })
  await expect(read(refusal('UNAVAILABLE'))).rejects.toMatchObject({ message })
})

test('every other refusal reaches the loader as it is', async () => {
  await expect(read(refusal('NOT_FOUND'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the properties of the transport are preserved', () => {
  const transport = Object.assign(async () => [], {
    isValidated: true,
    origin: 'https://api.example',
  } as const)
  expect({ ...loaderTransport(transport) }).toEqual({ isValidated: true, origin: 'https://api.example' })
})
