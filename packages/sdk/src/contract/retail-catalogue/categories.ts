import * as z from 'zod/mini'
import { everyone } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Id, MediaPath, Slug } from '../scalars.ts'

/** A branch of the retail catalogue. `childrens` is the spec's word. */
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

/** A category and the way to it from the top, itself last. */
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
    summary: 'The tree of retail categories.',
    access: everyone,
    response: z.array(RetailCategory),
  }),
  read: endpoint({
    method: 'GET',
    path: '/frontend/retail/category/:slug',
    summary: 'One retail category, by its address.',
    access: everyone,
    params: z.object({ slug: Slug }),
    response: CategoryPage,
    errors: ['NOT_FOUND'],
  }),
}
