import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStoreContext, TEST_DAY, type StoreUnderTest } from '#testing/open-store-context.ts'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { storedFile } from './tables.ts'
import { checkUploadQuota, HOURLY_QUOTA } from './upload-quota.ts'

let store: StoreUnderTest
beforeAll(async () => {
  store = await openStoreContext({ environment: { RATE_LIMITS: 'true' } })
})
afterAll(() => store.close())

/** Files of an owner, each uploaded so many milliseconds ago. */
async function uploads(owner: string, count: number, { bytes = 1, ago = 0 } = {}): Promise<void> {
  const createdAt = new Date(TEST_DAY.getTime() - ago)
  await store.context.db.insert(storedFile).values(
    Array.from({ length: count }, () => ({
      id: randomUUID(),
      visibility: 'private' as const,
      format: 'jpg' as const,
      name: 'felt.jpg',
      bytes,
      owner,
      createdAt,
      // Files in use count like all others: each message takes ten.
      claimedAt: createdAt,
    })),
  )
}
const check = (owner: string) => checkUploadQuota(store.context, owner)
const mayUpload = async (owner: string) => expect(await check(owner)).toBeUndefined()

test('a client who has sent two hundred files within an hour waits until the first of them is an hour old', async () => {
  await uploads('chat:1', HOURLY_QUOTA.files - 1, { ago: 20 * MINUTE_MS })
  await mayUpload('chat:1')
  await uploads('chat:1', 1)
  await expect(check('chat:1')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfter: 40 * 60 },
  })
  await mayUpload('chat:2')
})

test('two hundred megabytes within an hour are enough, however few the files', async () => {
  const quarter = HOURLY_QUOTA.bytes / 4
  await uploads('artisan:1', 3, { bytes: quarter, ago: 20 * MINUTE_MS })
  await uploads('artisan:1', 1, { bytes: quarter - 1 })
  await mayUpload('artisan:1')
  await uploads('artisan:1', 1)
  await expect(check('artisan:1')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfter: 40 * 60 },
  })
})

test('what was uploaded more than an hour ago does not count', async () => {
  await uploads('chat:3', HOURLY_QUOTA.files, { ago: HOUR_MS })
  await mayUpload('chat:3')
})
