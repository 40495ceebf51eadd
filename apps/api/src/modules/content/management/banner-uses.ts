import type { BannerUse } from '@shyrdak/sdk/management'
import type { Database } from '#platform/sql/database.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { contentWith } from '../content-with.ts'

/** Returns the pages and articles that show a banner, in any language. */
export async function bannerUses(db: Database, id: number): Promise<BannerUse[]> {
  const found = await contentWith(db, 'Banner', (props) => props['id'] === id)
  return found.map(({ categoryUrl, title, ...use }) => ({
    ...use,
    title: ownTexts(title),
    category_url: categoryUrl,
  }))
}
