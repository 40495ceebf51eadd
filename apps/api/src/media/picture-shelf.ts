import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { pictureFor } from '../demo/pictures/picture-name.ts'
import { renderPicture } from '../demo/pictures/render.ts'
import { readPictureFile, type PictureFile, type PictureFormat } from './picture-file.ts'

export interface ShelvedPicture {
  path: string
  bytes: number
  format: PictureFormat
}

/** How many pictures may wait to be drawn; further ones are told to come back. */
const MAX_WAITING = 200

/**
 * Draws pictures when they are first asked for, one at a time, and keeps them as files.
 * Two requests for one picture wait for one drawing; a file appears whole or not at all.
 */
export function pictureShelf(dataDir: string, log: FastifyBaseLogger) {
  const folder = join(dataDir, 'pictures')
  const underway = new Map<string, Promise<ShelvedPicture>>()
  let queue: Promise<unknown> = mkdir(folder, { recursive: true })

  async function draw(file: string, picture: PictureFile, path: string): Promise<ShelvedPicture> {
    const spec = pictureFor(picture.name)
    if (!spec) throw new Error(`No picture is called ${picture.name}.`)
    const bytes = await renderPicture(spec, {
      width: picture.width,
      format: picture.format === 'jpg' ? 'jpeg' : picture.format,
    })
    const aside = join(folder, `.${randomUUID()}`)
    await writeFile(aside, bytes)
    await rename(aside, path)
    log.debug({ picture: file }, 'drew a picture')
    return { path, bytes: bytes.length, format: picture.format }
  }

  return {
    async find(file: string): Promise<ShelvedPicture | undefined> {
      const picture = readPictureFile(file)
      if (!picture) return undefined
      const path = join(folder, file)
      const kept = await stat(path).catch(() => undefined)
      if (kept) return { path, bytes: kept.size, format: picture.format }
      if (!pictureFor(picture.name)) return undefined
      const waiting = underway.get(file)
      if (waiting) return waiting
      if (underway.size >= MAX_WAITING) return undefined
      const drawing = queue.then(() => draw(file, picture, path))
      underway.set(file, drawing)
      queue = drawing.catch(() => undefined).finally(() => underway.delete(file))
      return drawing
    },
  }
}
