import { randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { readImageFile, type ImageFile, type ImageFormat } from './image-file.ts'
import type { ImageSource } from './port.ts'

export interface CachedImage {
  path: string
  bytes: number
  format: ImageFormat
}

export interface ImageCache {
  /** An image by its file name, rendered if need be; undefined where there is none or too many wait. */
  find(file: string): Promise<CachedImage | undefined>
  /** Renders ahead of time, one at a time, and only while nobody waits for an image. */
  warm(files: readonly string[]): Promise<void>
  stop(): void
}

interface Options {
  dataDir: string
  source?: ImageSource | undefined
  log: FastifyBaseLogger
}

/** How many images may be rendering; further ones are not found for now. */
const MAX_RENDERING = 300

/**
 * Keeps images as files in the data folder, and has those rendered that are not there yet. Two requests for one image
 * wait for one rendering; a file appears whole or not at all.
 */
export function imageCache({ dataDir, source, log }: Options): ImageCache {
  const folder = join(dataDir, 'pictures')
  const rendering = new Map<string, Promise<CachedImage>>()
  const folderReady = mkdir(folder, { recursive: true })
  let isStopped = false

  async function render(from: ImageSource, file: string, image: ImageFile): Promise<CachedImage> {
    await folderReady
    const bytes = await from.render(image)
    const temporary = join(folder, `.${randomUUID()}`)
    await writeFile(temporary, bytes)
    const path = join(folder, file)
    await rename(temporary, path)
    log.debug({ image: file }, `image ${file} rendered`)
    return { path, bytes: bytes.length, format: image.format }
  }

  async function stored(file: string, format: ImageFormat): Promise<CachedImage | undefined> {
    const path = join(folder, file)
    const found = await stat(path).catch(() => undefined)
    return found && { path, bytes: found.size, format }
  }

  async function find(file: string): Promise<CachedImage | undefined> {
    const image = readImageFile(file)
    if (!image) return undefined
    const known = rendering.get(file) ?? (await stored(file, image.format))
    if (known) return known
    if (!source?.has(image.name)) return undefined
    const begun = rendering.get(file)
    if (begun) return begun
    if (isStopped || rendering.size >= MAX_RENDERING) return undefined
    const rendered = render(source, file, image).finally(() => rendering.delete(file))
    rendering.set(file, rendered)
    return rendered
  }

  return {
    find,
    async warm(files) {
      for (const file of files) {
        while (rendering.size > 0 && !isStopped) await Promise.allSettled(rendering.values())
        if (isStopped) return
        await find(file)
      }
    },
    stop() {
      isStopped = true
      source?.stop()
    },
  }
}
