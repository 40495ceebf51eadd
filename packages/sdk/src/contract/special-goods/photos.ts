import * as z from 'zod/mini'
import { owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { fileOf } from '../file.ts'
import { MediaPath } from '../scalars.ts'
import { FileName, IMAGE_BYTES } from '../uploads.ts'

export const artisanPhotos = {
  upload: endpoint({
    method: 'POST',
    path: '/specialgoods/photo',
    summary:
      'Upload a photo for the page, the goods or the orders of the current craftsman. It is re-encoded, without metadata, and removed after a day unless it is used.',
    access: owner('specialgoods'),
    query: z.object({ name: FileName }),
    body: fileOf('jpg', 'png', 'webp'),
    response: z.object({ path: MediaPath }),
    limit: { max: 120, minutes: 10 },
    maxBytes: IMAGE_BYTES,
  }),
}
