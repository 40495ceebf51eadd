import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Id, MediaPath, Slug } from '../scalars.ts'

/** A retail category with its subcategories. `childrens` is the spec's spelling. */
export const RetailCategory = z.object({
  id: Id,
  url: Slug,
  title: LocalizedText,
  photo: z.nullable(MediaPath),
  get childrens() {
    return z.array(RetailCategory)
  },
})
export type RetailCategory = z.infer<typeof RetailCategory>

/** A category with its breadcrumbs, from the top level down to itself. */
export const CategoryPage = z.object({
  id: Id,
  url: Slug,
  title: LocalizedText,
  description: LocalizedText,
  photo: z.nullable(MediaPath),
  breadcrumbs: z.array(z.object({ id: Id, url: Slug, title: LocalizedText })),
  childrens: z.array(RetailCategory),
})
export type CategoryPage = z.infer<typeof CategoryPage>

export const categories = {
  list: endpoint({
    method: 'GET',
    path: '/frontend/retail/category',
    summary: 'List retail categories as a tree.',
    access: unauthenticated,
    response: z.array(RetailCategory),
  }),
  read: endpoint({
    method: 'GET',
    path: '/frontend/retail/category/:slug',
    summary: 'Retrieve a retail category by its URL name.',
    access: unauthenticated,
    params: z.object({ slug: Slug }),
    response: CategoryPage,
    errors: { NOT_FOUND: {} },
  }),
}
