import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageSource } from '@shyrdak/api/seeding'

/**
 * Images that were drawn before the store was started, as files of a folder; what is not there is left to `source`.
 * Drawing those of one page takes longer than anybody looks at it.
 */
export const readyImages = (folder: string, source: ImageSource): ImageSource => ({
  has: (name) => source.has(name),
  ready: ({ name, width, format }) =>
    readFile(join(folder, `${name}-${width}.${format}`)).catch(() => undefined),
  render: (image) => source.render(image),
  stop: () => source.stop(),
})
