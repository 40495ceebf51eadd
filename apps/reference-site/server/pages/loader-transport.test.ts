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
