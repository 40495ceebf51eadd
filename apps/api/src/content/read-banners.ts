import { banners as endpoints, type Banner, type Paginated } from '@shyrdak/sdk/contract'
import { isSafeHref, isSafeSource } from '@shyrdak/sdk/rules'
import { asc } from 'drizzle-orm'
import { cachedByRevision } from '../catalogue/cached-by-revision.ts'
import { banner } from '../db/schema/content.ts'
import type { Tools } from '../tools.ts'
import { textInAll } from './kept-text.ts'
import { pageOfList } from './page-of-list.ts'

const kept = cachedByRevision<Banner[]>(4)

/** Every banner that can be drawn, in their order. */
const readBanners = (tools: Pick<Tools, 'db' | 'revision'>): Promise<Banner[]> =>
  kept(tools, 'banners', async () => {
    const rows = await tools.db.select().from(banner).orderBy(asc(banner.position), asc(banner.id))
    return rows
      .filter(({ photo }) => isSafeSource(photo))
      .map(({ id, photo, title, text, href, position }) => ({
        id,
        photo,
        title: textInAll(title),
        text: textInAll(text),
        href: isSafeHref(href) ? href : '',
        position,
      }))
  })

/** A page of the banners. */
export async function listBanners(
  tools: Pick<Tools, 'db' | 'revision'>,
  { page, perPage, country }: { page: number; perPage: number; country: string },
): Promise<Paginated<Banner>> {
  const all = await readBanners(tools)
  const data = all.slice((page - 1) * perPage, page * perPage)
  return pageOfList({ path: endpoints.list.path, country, page, perPage }, all.length, data)
}
