import type { Readable } from 'node:stream'
import type { ImageFile } from './image-file.ts'

/** Renders images that are not in the data folder yet. */
export interface ImageSource {
  /** Whether this source can render an image of this name. */
  has(name: string): boolean
  /** The image, if it was rendered before the store started; available without queueing. */
  ready?(image: ImageFile): Promise<Uint8Array | undefined>
  /** Renders and encodes the image in the requested width and format. */
  render(image: ImageFile): Promise<Uint8Array>
  /** Stops rendering. */
  stop(): void
}

/** Both byte offsets are within the file; `last` is inclusive. */
export interface FilePart {
  first: number
  last: number
}

export interface Film {
  /** Changes whenever the bytes change. */
  id: string
  bytes: number
  type: string
  /** Reads a part; undefined if the film has been removed meanwhile. */
  read(part: FilePart): Promise<Readable | undefined>
}

/** Finds the films of the store. */
export interface FilmSource {
  /** Whether this file name is that of a film. */
  isName(file: string): boolean
  find(file: string): Promise<Film | undefined>
}
