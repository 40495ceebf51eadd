import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Id } from '../scalars.ts'

/** A category of special goods with its subcategories. Source: spec §3, special category. */
export const SpecialCategory = z.object({
  id: Id,
  title: LocalizedText,
  get children() {
    return z.array(SpecialCategory)
  },
})
export type SpecialCategory = z.infer<typeof SpecialCategory>

export const specialCategories = {
  list: endpoint({
    method: 'GET',
    path: '/specialgoods/category',
    summary: 'List special categories as a tree.',
    access: unauthenticated,
    response: z.array(SpecialCategory),
  }),
}
