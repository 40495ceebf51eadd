import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageSource } from '@shyrdak/api/seeding'

/**
 * Serves images rendered before the store started from a folder, and others from `source`. Drawing the images
 * of one page on request would take longer than anyone stays on it.
 */
export const readyImages = (folder: string, source: ImageSource): ImageSource => ({
  has: (name) => source.has(name),
  ready: ({ name, width, format }) =>
    readFile(join(folder, `${name}-${width}.${format}`)).catch(() => undefined),
  render: (image) => source.render(image),
  stop: () => source.stop(),
})
