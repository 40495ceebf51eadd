import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { uploadImage } from './claim-images.ts'
import { DESK } from './desk-images.ts'
import { imagePath, uploadIdOfPath } from './file-keys.ts'
import type { FileStorage } from './port.ts'
import { sweepFiles } from './sweep-files.ts'
import { storedFile } from './tables.ts'

let app: AuthTestApp
beforeAll(async () => {
  app = await openAuthTestApp()
})
afterAll(() => app.close())

/** Uploads an image that nobody uses; returns the id of its row. */
async function unused(): Promise<string> {
  const felt = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  const file = new File([new Uint8Array(await felt.jpeg().toBuffer())], 'felt.jpg', { type: 'image/jpeg' })
  return uploadIdOfPath(imagePath(await uploadImage(app.context, DESK, { file, name: file.name }))) ?? ''
}

const hasRow = async (id: string) =>
  (await app.context.db.select().from(storedFile).where(eq(storedFile.id, id))).length > 0

/** Sweeps two days later, with this way to remove files. */
const sweep = (remove: FileStorage['remove']) =>
  sweepFiles({
    ...app.context,
    files: { ...app.context.files, remove },
    clock: () => new Date(app.context.clock().getTime() + 48 * 3_600_000),
  })

test('nobody can still choose a file whose bytes are being removed', async () => {
  const id = await unused()
  const seen: boolean[] = []
  await sweep(async () => void seen.push(await hasRow(id)))
  expect(seen).toEqual([false])
})

/** Adds the rows of documents that nobody uses. */
async function unusedDocuments(count: number): Promise<void> {
  const { db, clock, random } = app.context
  const row = { visibility: 'private', owner: 'account:1', name: 'a.txt', format: 'txt', bytes: 1 } as const
  const rows = Array.from({ length: count }, () => ({ ...row, id: random.uuid(), createdAt: clock() }))
  await db.insert(storedFile).values(rows)
}

test('one sweep removes every unused file, however many were uploaded', async () => {
  await unusedDocuments(120)
  let removed = 0
  await sweep(async () => void (removed += 1))
  expect(removed).toBe(120)
})

test('while the storage is away, a sweep ends after the files it has begun with', async () => {
  await unusedDocuments(60)
  await sweep(async () => {
    throw new Error('the bucket is away')
  })
  let removed = 0
  await sweep(async () => void (removed += 1))
  expect(removed).toBe(10)
})

test('a file that the storage does not remove keeps none of the others', async () => {
  const ids = [await unused(), await unused(), await unused()]
  const removed: string[] = []
  await sweep(async (key) => {
    removed.push(key)
    if (removed.length === 1) throw new Error('the bucket is away')
  })
  expect(removed.toSorted()).toEqual(ids.map((id) => `public/${id}.jpg`).toSorted())
  expect(await Promise.all(ids.map(hasRow))).toEqual([false, false, false])
})
