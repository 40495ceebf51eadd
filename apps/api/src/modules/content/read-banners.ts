import { BANNERS_PER_PAGE, banners as endpoints, type Banner, type Paginated } from '@shyrdak/sdk/contract'
import { isSafeHref, isSafeSource } from '@shyrdak/sdk/page-safety'
import { asc } from 'drizzle-orm'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { banner } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { textInAll } from '#platform/text/row-text.ts'
import { pageOfList } from '#platform/paging/page-of-list.ts'

const cached = cachedByRevision<Banner[]>(4)

/** Returns every banner that can be rendered, in order. */
const readBanners = (context: Pick<AppContext, 'db' | 'revision'>): Promise<Banner[]> =>
  cached(context, 'banners', async () => {
    const rows = await context.db.select().from(banner).orderBy(asc(banner.position), asc(banner.id))
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

/** Returns a page of banners. */
export async function listBanners(
  context: Pick<AppContext, 'db' | 'revision'>,
  { query, country }: Pick<Call<typeof endpoints.list>, 'query' | 'country'>,
): Promise<Paginated<Banner>> {
  const { page = 1, per_page: perPage = BANNERS_PER_PAGE } = query
  const all = await readBanners(context)
  const data = all.slice((page - 1) * perPage, page * perPage)
  return pageOfList({ path: endpoints.list.path, country, page, perPage }, all.length, data)
}
