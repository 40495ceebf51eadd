import type { NewRetailCategory } from '@shyrdak/sdk/management'
import { eq } from 'drizzle-orm'
import { menusLeadingTo, pagesShowing } from '#modules/content/index.ts'
import type { NamedImage } from '#platform/media/images-in.ts'
import { refusedBy } from '#platform/sql/refused-by.ts'
import { withImages } from '#platform/storage/desk-images.ts'
import { refreshListing } from '../../listing/refresh-listing.ts'
import { readCategories } from '../../read-categories.ts'
import { category, retailProduct } from '../../tables.ts'
import { CATEGORIES } from '../../tags.ts'
import { moveUrl, takeUrl } from './move-url.ts'
import type { MarketCategories } from './market-categories.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

type Own = Pick<typeof category.$inferSelect, 'url' | 'description' | 'photo'>

const URL_TAKEN = { twin: { field: 'url', code: 'taken' } }

const imagesOf = ({ photo }: Pick<Own, 'photo'>): NamedImage[] =>
  photo === null ? [] : [{ path: photo, field: ['photo'] }]

export const retailCategories: MarketCategories<NewRetailCategory, Own> = {
  market: 'retail',
  table: category,
  position: category.position,
  goods: retailProduct,
  tag: CATEGORIES,
  readAll: readCategories,
  own: ({ url, description, photo }) => ({ url, description, photo }),
  async insert(tx, context, input, at) {
    const insert = () =>
      refusedBy(
        tx
          .insert(category)
          .values({ ...input, ...at })
          .returning({ id: category.id }),
        URL_TAKEN,
      )
    const made = onlyRow(
      await withImages(tx, context, { before: [], after: imagesOf(input) }, insert),
      'insert into category',
    )
    await takeUrl(tx, input.url)
    return made.id
  },
  async update(tx, context, before, input) {
    const images = { before: imagesOf(before), after: imagesOf(input) }
    await withImages(tx, context, images, () =>
      refusedBy(tx.update(category).set(input).where(eq(category.id, before.id)), URL_TAKEN),
    )
    if (input.url !== before.url) await moveUrl(tx, before, input.url)
  },
  async remove(tx, context, row) {
    await withImages(tx, context, { before: imagesOf(row), after: [] }, () =>
      tx.delete(category).where(eq(category.id, row.id)),
    )
  },
  async namedBy(tx, { id, url }) {
    const pages = await pagesShowing(tx, { block: 'Products', id })
    const menus = await menusLeadingTo(tx, `/categories/${url}`)
    return [
      { use: 'pages', count: pages.length, names: pages },
      { use: 'menus', count: menus.length, names: menus },
    ]
  },
  relist: (tx, inCategories) => refreshListing(tx, { inCategories }),
}
