import { managedImages as endpoints, type ManagedImage } from '@shyrdak/sdk/management'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { HandlersFor } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { uploadImage } from '#platform/storage/claim-images.ts'
import { DESK } from '#platform/storage/desk-images.ts'
import { imagePath } from '#platform/storage/file-keys.ts'
import { storedFile, type StoredFile } from '#platform/storage/tables.ts'

const PER_PAGE = 24

const presentImage = (file: StoredFile): ManagedImage => ({
  path: imagePath(file),
  name: file.name,
  width: file.width ?? 0,
  height: file.height ?? 0,
  is_used: file.claimedAt !== null,
  created_at: file.createdAt.toISOString(),
})

export const managedImageRoutes = {
  list: (call, { db }) => {
    // Films have no width.
    const own = and(eq(storedFile.owner, DESK), isNotNull(storedFile.width))
    return listPage(endpoints.list, call, {
      perPage: PER_PAGE,
      rows: db.select().from(storedFile).where(own).orderBy(desc(storedFile.createdAt), desc(storedFile.id)),
      count: () => db.$count(storedFile, own),
      present: presentImage,
    })
  },
  upload: async ({ query, body }, context) =>
    presentImage(await uploadImage(context, DESK, { file: body, ...query })),
} satisfies HandlersFor<typeof endpoints>
