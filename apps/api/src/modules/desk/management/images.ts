import { managedImages as endpoints, type ManagedImage } from '@shyrdak/sdk/management'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { HandlersFor } from '#platform/handler.ts'
import { pageOfList } from '#platform/paging/page-of-list.ts'
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
  list: async ({ query: { page = 1, per_page: perPage = PER_PAGE }, country }, { db }) => {
    // Films have no width.
    const own = and(eq(storedFile.owner, DESK), isNotNull(storedFile.width))
    const files = await db
      .select()
      .from(storedFile)
      .where(own)
      .orderBy(desc(storedFile.createdAt), desc(storedFile.id))
      .limit(perPage)
      .offset((page - 1) * perPage)
    const { path } = endpoints.list
    return pageOfList(
      { path, country, page, perPage },
      await db.$count(storedFile, own),
      files.map(presentImage),
    )
  },
  upload: async ({ query, body }, context) =>
    presentImage(await uploadImage(context, DESK, { file: body, ...query })),
} satisfies HandlersFor<typeof endpoints>
