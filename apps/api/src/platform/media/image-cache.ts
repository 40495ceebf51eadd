import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { causeOf } from '../error-cause.ts'
import { refuse } from '../refusal.ts'
import { readImageFile, type ImageFile, type ImageFormat } from './image-file.ts'
import type { ImageSource } from './port.ts'

export interface CachedImage {
  path: string
  bytes: number
  format: ImageFormat
}

export interface ImageCache {
  /** An image by its file name where it is in the cache already. */
  cached(file: string): Promise<CachedImage | undefined>
  /**
   * The same, rendered if need be; undefined where there is no such image.
   *
   * @throws {Refusal} UNAVAILABLE while too many wait
   */
  find(file: string): Promise<CachedImage | undefined>
  /** Renders ahead of time, one by one, and only while nobody waits for an image. */
  warm(files: readonly string[]): Promise<void>
  /** Removes what was rendered of images that are gone, of all that it has: files of other processes in the folder too. */
  forget(goneOf: (names: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>
  stop(): void
}

interface Options {
  dataDir: string
  source?: ImageSource | undefined
  /** Whether anything shows the image of this name: nothing else is rendered. */
  isShown: (name: string) => Promise<boolean>
  /** How much of the disk the files may take. */
  maxBytes: number
  log: Pick<FastifyBaseLogger, 'debug' | 'warn'>
}

/** How many images may wait to be rendered; for further ones, come back in this many seconds. */
const MAX_WAITING = 300
const RETRY_AFTER = 5

/** Milliseconds after which nobody is still writing a file that is not whole. */
const ABANDONED = 3_600_000

/** Those that somebody waits for come before those that somebody may wait for one day. */
const ASKED_FOR = { priority: 1 }
const AHEAD = { priority: 0 }

/**
 * Keeps images as files in the data folder, and has those rendered that are not there yet, two at a time. Requests for
 * one image wait for one rendering; a file appears whole or not at all. Past its limit, those go that were not asked
 * for the longest.
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

  /** Files of former runs, the oldest first; what was being written when a process ended goes, but not what another writes. */
  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true })
    const names = await readdir(folder)
    const found = await Promise.all(
      names.map(async (file) => {
        const found = await stat(join(folder, file)).catch(() => undefined) // another process may have removed it
        if (!found) return undefined
        const { size, mtimeMs } = found
        if (!file.startsWith('.')) return { file, size, mtimeMs }
        if (Date.now() - mtimeMs > ABANDONED) await remove(file)
        return undefined
      }),
    )
    const known = found.filter((one) => one !== undefined).sort((a, b) => a.mtimeMs - b.mtimeMs)
    for (const { file, size } of known) files.set(file, size)
  }
  const opened = open()
  // Whoever asks for an image is told.
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

  /** What lies ready does not wait for what is being rendered. */
  async function make(from: ImageSource, file: string, image: ImageFile, priority: number) {
    const ready = await from.ready?.(image)
    if (ready) return keep(file, image, ready)
    if (isStopped || queue.size >= MAX_WAITING)
      throw refuse('UNAVAILABLE', { message: 'Too many images are being drawn.', retryAfter: RETRY_AFTER })
    return queue.add(() => render(from, file, image), { priority })
  }

  async function stored(file: string, format: ImageFormat): Promise<CachedImage | undefined> {
    await opened
    const path = join(folder, file)
    const found = await stat(path).catch(() => undefined)
    // Other processes may share the folder: what is there counts, whoever put it there or took it away.
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
