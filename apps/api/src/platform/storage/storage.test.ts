import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { S3_DOUBLE, startS3Double } from '#testing/s3-double.ts'
import { tempFolder } from '#testing/temp-folder.ts'
import { folderStorage } from './folder-storage.ts'
import type { FileKey, FileStorage } from './port.ts'
import { s3Storage } from './s3-storage.ts'
import { storageFor } from './storage.ts'

const KEY = 'private/5f0d1c8e-1b7a-4f6e-9d35-0c9a64a2b1de.png'
const BYTES = Buffer.from([137, 80, 78, 71, 0, 255])

const { accessKeyId, secretAccessKey, bucket } = S3_DOUBLE
const s3At = (endpoint: string, secret = secretAccessKey) =>
  s3Storage({
    bucket,
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey: secret },
  })

async function keepsFiles(storage: FileStorage) {
  expect(await storage.get(KEY)).toBeUndefined()
  expect(await storage.has(KEY)).toBe(false)
  await storage.put(KEY, BYTES, 'image/png')
  expect(await storage.has(KEY)).toBe(true)
  expect(await storage.get(KEY)).toEqual(BYTES)
  await storage.put(KEY, Buffer.from('again'), 'image/png')
  expect(String(await storage.get(KEY))).toBe('again')
  await keepsParts(storage)
  await storage.remove(KEY)
  await storage.remove(KEY)
  expect(await storage.get(KEY)).toBeUndefined()
}

/** A film is written as a Blob and read in parts. */
async function keepsParts(storage: FileStorage) {
  const film = Buffer.alloc(300_000, 'felt')
  await storage.put(KEY, new Blob([film]), 'video/webm')
  expect(await storage.get(KEY)).toEqual(film)
  for (const [first, last] of [
    [0, 0],
    [1, 4],
    [200_000, film.length - 1],
  ] as const) {
    const part = await storage.read(KEY, { first, last })
    expect(part && (await buffer(part))).toEqual(film.subarray(first, last + 1))
  }
  expect(await storage.read(KEY.replace('.png', '.webm') as FileKey, { first: 0, last: 0 })).toBeUndefined() // the form of a film's key
}

const PATHS = ['private/../../etc/passwd', '../outside.png', 'private/a/b.png', 'private/.png', 'other/a.png']

async function refusesPaths(storage: FileStorage) {
  for (const path of PATHS)
    await expect(async () => storage.put(path as FileKey, BYTES, 'image/png')).rejects.toThrow(
      /not a valid file key/,
    ) // an invalid key on purpose
}

describe('a folder', () => {
  test('saves a file, replaces it, and can remove it twice', async () => {
    await using folder = await tempFolder()
    await keepsFiles(folderStorage(folder.path))
  })

  test('has no partial files after concurrent writes', async () => {
    await using folder = await tempFolder()
    const storage = folderStorage(folder.path)
    await Promise.all(Array.from({ length: 20 }, () => storage.put(KEY, BYTES, 'image/png')))
    expect(await readdir(join(folder.path, 'private'))).toEqual([KEY.replace('private/', '')])
  })

  test('refuses a path as a key', async () => {
    await using folder = await tempFolder()
    await refusesPaths(folderStorage(folder.path))
  })
})

describe('a bucket', () => {
  test('saves a file, replaces it, and can remove it twice, with every request signed', async () => {
    await using double = await startS3Double()
    await keepsFiles(s3At(double.endpoint))
    expect(double.requests).toContain(`PUT ${KEY} 200`)
    expect(double.requests.filter((line) => line.endsWith('403'))).toEqual([])
  })

  test('receives the media type of a file', async () => {
    await using double = await startS3Double()
    await s3At(double.endpoint).put(KEY, BYTES, 'image/png')
    expect(double.objects.get(KEY)?.type).toBe('image/png')
  })

  test('with a wrong secret gives an error, not a missing file', async () => {
    await using double = await startS3Double()
    await s3At(double.endpoint).put(KEY, BYTES, 'image/png')
    const stranger = s3At(double.endpoint, 'another secret')
    await expect(stranger.get(KEY)).rejects.toThrow(/SignatureDoesNotMatch/)
    await expect(stranger.has(KEY)).rejects.toThrow()
  })

  test('that is overloaded is asked again', async () => {
    await using double = await startS3Double()
    const storage = s3At(double.endpoint)
    double.failWith(503, 1)
    await storage.put(KEY, BYTES, 'image/png')
    expect(await storage.get(KEY)).toEqual(BYTES)
  })

  test('that does not respond, or stays overloaded, refuses as file storage, not as a database', async () => {
    await using double = await startS3Double()
    double.failWith(503, 100)
    for (const endpoint of ['http://127.0.0.1:1', double.endpoint]) {
      const s3 = { bucket, endpoint, region: 'us-east-1', credentials: { accessKeyId, secretAccessKey } }
      await expect(storageFor({ s3, dataDir: '' }).get(KEY)).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message: '503 Service Unavailable: file storage not reachable',
      })
    }
  })

  test('refuses a path as a key', async () => {
    await using double = await startS3Double()
    await refusesPaths(s3At(double.endpoint))
  })
})
