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
