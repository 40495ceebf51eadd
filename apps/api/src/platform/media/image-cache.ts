import { randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { imageFor } from '#demo/images/image-name.ts'
import { rendering } from './rendering.ts'
import { readImageFile, type ImageFile, type ImageFormat } from './image-file.ts'

export interface CachedImage {
  path: string
  bytes: number
  format: ImageFormat
}

export interface ImageCache {
  /** A picture by its file name, drawn if need be; undefined where no such picture exists or too many wait. */
  find(file: string): Promise<CachedImage | undefined>
  /** Draws ahead of time, one at a time, and only while nobody waits for a picture. */
  warm(files: readonly string[]): Promise<void>
  stop(): void
}

interface Options {
  dataDir: string
  workerFile: string | URL
  log: FastifyBaseLogger
}

/** How many pictures may be under way; further ones are told to come back. */
const MOST_UNDER_WAY = 300

/**
 * Draws pictures when they are first asked for, one after the other, and keeps them as files.
 * Two requests for one picture wait for one drawing; a file appears whole or not at all.
 */
export function imageCache({ dataDir, workerFile, log }: Options): ImageCache {
  const folder = join(dataDir, 'pictures')
  const underWay = new Map<string, Promise<CachedImage>>()
  const made = mkdir(folder, { recursive: true })
  const hand = rendering(workerFile)
  let isStopped = false

  async function draw(file: string, image: ImageFile): Promise<CachedImage> {
    await made
    const bytes = await hand.draw(image)
    const aside = join(folder, `.${randomUUID()}`)
    await writeFile(aside, bytes)
    const path = join(folder, file)
    await rename(aside, path)
    log.debug({ image: file }, 'drew a picture')
    return { path, bytes: bytes.length, format: image.format }
  }

  async function kept(file: string, format: ImageFormat): Promise<CachedImage | undefined> {
    const path = join(folder, file)
    const found = await stat(path).catch(() => undefined)
    return found && { path, bytes: found.size, format }
  }

  async function find(file: string): Promise<CachedImage | undefined> {
    const image = readImageFile(file)
    if (!image || !imageFor(image.name)) return undefined
    const waiting = underWay.get(file)
    if (waiting) return waiting
    const known = await kept(file, image.format)
    if (known) return known
    const begun = underWay.get(file)
    if (begun) return begun
    if (isStopped || underWay.size >= MOST_UNDER_WAY) return undefined
    const rendered = draw(file, image).finally(() => underWay.delete(file))
    underWay.set(file, rendered)
    return rendered
  }

  return {
    find,
    async warm(files) {
      for (const file of files) {
        while (underWay.size > 0 && !isStopped) await Promise.allSettled(underWay.values())
        if (isStopped) return
        await find(file)
      }
    },
    stop() {
      isStopped = true
      hand.stop()
    },
  }
}
