import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { causeOf } from '../error-cause.ts'
import { refuse } from '../refusal.ts'
import { HOUR_MS } from '../time.ts'
import { readImageFile, type ImageFile, type ImageFormat } from './image-file.ts'
import type { ImageSource } from './port.ts'

interface CachedImage {
  path: string
  bytes: number
  format: ImageFormat
}

export interface ImageCache {
  /** An image by its file name, if it is in the cache. */
  cached(file: string): Promise<CachedImage | undefined>
  /**
   * The image, rendered if needed; undefined if there is no such image.
   *
   * @throws {Refusal} UNAVAILABLE while too many wait
   */
  find(file: string): Promise<CachedImage | undefined>
  /** Renders ahead of time, one by one, and only while no request waits for an image. */
  warm(files: readonly string[]): Promise<void>
  /** Removes rendered files of images that no longer exist, including those written by other processes. */
  forget(goneOf: (names: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>
  stop(): void
}

interface Options {
  dataDir: string
  source?: ImageSource | undefined
  /** Whether anything shows the image of this name; nothing else is rendered. */
  isShown: (name: string) => Promise<boolean>
  /** The size limit of the files on disk, in bytes. */
  maxBytes: number
  log: Pick<FastifyBaseLogger, 'debug' | 'warn'>
}

/** How many images may wait to be rendered; beyond that, how many seconds until the client should retry. */
const MAX_WAITING = 300
const RETRY_AFTER = 5

/** Milliseconds after which a partial file cannot still be in progress. */
const ABANDONED_MS = HOUR_MS

/** Images that a request waits for come before those rendered ahead of time. */
const ASKED_FOR = { priority: 1 }
const AHEAD = { priority: 0 }

/**
 * Stores images as files in the data folder and renders missing ones, two at a time. Requests for the same
 * image share one rendering; a file is either complete or absent. Over the size limit, the least recently
 * requested go first.
 */
export function imageCache({ dataDir, source, isShown, maxBytes, log }: Options): ImageCache {
  const folder = join(dataDir, 'pictures')
  const queue = new PQueue({ concurrency: 2 })
  const rendering = new Map<string, Promise<CachedImage | undefined>>()
  let isStopped = false

  const files = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, file, reason) => {
      if (reason === 'evict') void remove(file)
    },
  })
  const remove = (file: string) =>
    rm(join(folder, file), { force: true }).catch((error: unknown) =>
      log.warn({ err: error }, `images: removing ${file} failed: ${causeOf(error)}`),
    )

  /** Lists files of earlier runs, oldest first. Removes partial files, except those still being written. */
  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true })
    const names = await readdir(folder)
    const found = await Promise.all(
      names.map(async (file) => {
        const found = await stat(join(folder, file)).catch(() => undefined) // another process may have removed it
        if (!found) return undefined
        const { size, mtimeMs } = found
        if (!file.startsWith('.')) return { file, size, mtimeMs }
        if (Date.now() - mtimeMs > ABANDONED_MS) await remove(file)
        return undefined
      }),
    )
    const known = found.filter((one) => one !== undefined).sort((a, b) => a.mtimeMs - b.mtimeMs)
    for (const { file, size } of known) files.set(file, size)
  }
  const opened = open()
  // `find` rejects with the same error.
  opened.catch(() => {})

  async function keep(file: string, { format }: ImageFile, bytes: Uint8Array): Promise<CachedImage> {
    const temporary = join(folder, `.${randomUUID()}`)
    await writeFile(temporary, bytes)
    const path = join(folder, file)
    await rename(temporary, path)
    files.set(file, bytes.length)
    return { path, bytes: bytes.length, format }
  }

  async function render(from: ImageSource, file: string, image: ImageFile): Promise<CachedImage> {
    const rendered = await keep(file, image, await from.render(image))
    log.debug({ image: file }, `image ${file} rendered`)
    return rendered
  }

  /** An image that is ready does not wait in the rendering queue. */
  async function make(from: ImageSource, file: string, image: ImageFile, priority: number) {
    const ready = await from.ready?.(image)
    if (ready) return keep(file, image, ready)
    if (isStopped || queue.size >= MAX_WAITING)
      throw refuse('UNAVAILABLE', { message: 'Too many images are being rendered.', retryAfter: RETRY_AFTER })
    return queue.add(() => render(from, file, image), { priority })
  }

  async function stored(file: string, format: ImageFormat): Promise<CachedImage | undefined> {
    await opened
    const path = join(folder, file)
    const found = await stat(path).catch(() => undefined)
    // Other processes may share the folder: the file on disk counts, whoever created or removed it.
    if (!found) files.delete(file)
    else if (files.get(file) !== found.size) files.set(file, found.size)
    return found && { path, bytes: found.size, format }
  }

  async function find(file: string, { priority }: { priority: number }): Promise<CachedImage | undefined> {
    const image = readImageFile(file)
    if (!image) return undefined
    const known = await stored(file, image.format)
    if (known) return known
    if (!source?.has(image.name) || !(await isShown(image.name))) return undefined
    const begun = rendering.get(file)
    if (begun) return begun
    const rendered = make(source, file, image, priority).finally(() => rendering.delete(file))
    rendering.set(file, rendered)
    return rendered
  }

  return {
    cached: async (file) => {
      const image = readImageFile(file)
      return image && stored(file, image.format)
    },
    find: (file) => find(file, ASKED_FOR),
    async warm(wanted) {
      for (const file of wanted) {
        await queue.onSizeLessThan(1)
        if (isStopped) return
        await find(file, AHEAD)
      }
    },
    async forget(goneOf) {
      await opened
      const here = (await readdir(folder)).flatMap((file) => {
        const image = readImageFile(file)
        return image ? [{ file, name: image.name }] : []
      })
      const gone = await goneOf([...new Set(here.map(({ name }) => name))])
      for (const { file, name } of here) {
        if (!gone.has(name)) continue
        files.delete(file)
        await remove(file)
      }
    },
    stop() {
      isStopped = true
      queue.clear()
      source?.stop()
    },
  }
}
