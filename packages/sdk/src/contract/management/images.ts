import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { fileOf } from '../file.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Instant, MediaPath } from '../scalars.ts'
import { FileName, IMAGE_BYTES } from '../uploads.ts'

/** An image that a manager uploaded. Any manager may use it in pages, articles, banners and goods, by its path. */
export const ManagedImage = z.object({
  path: MediaPath,
  name: z.string(),
  /** In pixels, as stored. */
  width: z.int(),
  height: z.int(),
  /** Whether saved content uses it. Unused images are deleted after a day. */
  is_used: z.boolean(),
  created_at: Instant,
})
export type ManagedImage = z.infer<typeof ManagedImage>

export const managedImages = {
  list: endpoint({
    method: 'GET',
    path: '/management/images',
    summary: 'List the images that managers have uploaded, newest first.',
    access: managers,
    query: z.object(PageQuery),
    response: paginated(ManagedImage),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/management/images',
    summary:
      'Upload an image for pages, articles, banners and goods. It is re-encoded, without metadata, and removed after a day unless it is used.',
    access: managers,
    query: z.object({ name: FileName }),
    body: fileOf('jpg', 'png', 'webp'),
    response: ManagedImage,
    limit: { max: 600, minutes: 10 },
    maxBytes: IMAGE_BYTES,
  }),
}
