import type { AppContext } from '#platform/context.ts'
import { imageCache, type ImageCache } from '#platform/media/image-cache.ts'
import { imagesForAll, imageSources, uploadedImages } from '#platform/storage/uploaded-images.ts'
import type { DemoShop } from '../demo-shop.ts'

/** The images that pages show: uploaded ones, and drawings of the demo shop. */
export const storeImages = (
  { settings, db, files, namedImages, log }: AppContext,
  demo: DemoShop | undefined,
): ImageCache =>
  imageCache({
    dataDir: settings.dataDir,
    source: imageSources(uploadedImages({ db, files }), demo?.images),
    isShown: imagesForAll({ db, namedImages }),
    maxBytes: settings.imageCacheBytes,
    log,
  })
