import { Readable } from 'node:stream'
import { loadedOnce } from '../loaded-once.ts'
import type { S3Settings } from '../s3-settings.ts'
import { checkedKey, type FileKey, type FileStorage } from './port.ts'

/** Timeouts in milliseconds; a person waits for the response. */
const CONNECT_TIMEOUT_MS = 3_000
const REQUEST_TIMEOUT_MS = 15_000
/** Longer for a film, whose upload shows its progress. */
const SENDING = 120_000

/** Stores files in a bucket of an S3-compatible service. The client library is loaded on first use. */
export function s3Storage({ bucket, endpoint, region, credentials }: S3Settings): FileStorage {
  const open = loadedOnce(async () => {
    const s3 = await import('@aws-sdk/client-s3')
    return {
      s3,
      client: new s3.S3Client({
        region,
        ...(endpoint && { endpoint, forcePathStyle: true }),
        ...(credentials && { credentials }),
        // Not all services other than Amazon's support its newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
      }),
    }
  })
  const at = (key: FileKey) => ({ Bucket: bucket, Key: checkedKey(key) })
  const isMissing = (error: unknown) =>
    error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
  const whereThere = <T>(work: () => Promise<T>) =>
    work().catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
  return {
    async put(key, bytes, type) {
      const { s3, client } = await open()
      const isLarge = bytes instanceof Blob
      await client.send(
        new s3.PutObjectCommand({
          ...at(key),
          // A stream cannot be sent again: the person uploading a film has to retry.
          Body: isLarge ? Readable.from(bytes.stream(), { objectMode: false }) : bytes,
          ContentLength: isLarge ? bytes.size : bytes.length,
          ContentType: type,
        }),
        isLarge ? { requestTimeout: SENDING } : {},
      )
    },
    get: (key) =>
      whereThere(async () => {
        const { s3, client } = await open()
        const { Body } = await client.send(new s3.GetObjectCommand(at(key)))
        return Body && Buffer.from(await Body.transformToByteArray())
      }),
    read: (key, { first, last }) =>
      whereThere(async () => {
        const { s3, client } = await open()
        const Range = `bytes=${first}-${last}`
        const { Body } = await client.send(new s3.GetObjectCommand({ ...at(key), Range }))
        return Body as Readable | undefined // in Node it is a Readable
      }),
    async has(key) {
      const { s3, client } = await open()
      return (await whereThere(() => client.send(new s3.HeadObjectCommand(at(key))))) !== undefined
    },
    async remove(key) {
      const { s3, client } = await open()
      await client.send(new s3.DeleteObjectCommand(at(key)))
    },
  }
}
