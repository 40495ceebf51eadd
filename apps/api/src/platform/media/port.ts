import type { Readable } from 'node:stream'
import type { FilePart } from '../storage/port.ts'
import type { ImageFile } from './image-file.ts'

/** Makes images that are not in the data folder yet. */
export interface ImageSource {
  /** Whether it can make an image of this name. */
  has(name: string): boolean
  /** The image where it was rendered before the store was started; it waits for no other. */
  ready?(image: ImageFile): Promise<Uint8Array | undefined>
  /** The image in the width and format asked for, encoded. */
  render(image: ImageFile): Promise<Uint8Array>
  /** Ends what renders. */
  stop(): void
}

export interface Film {
  /** Never the same for other bytes. */
  id: string
  bytes: number
  type: string
  /** A part of it; undefined where it is gone meanwhile. */
  read(part: FilePart): Promise<Readable | undefined>
}

/** Knows the films of the store. */
export interface FilmSource {
  /** Whether a file of this name would be a film. */
  isName(file: string): boolean
  find(file: string): Promise<Film | undefined>
}
