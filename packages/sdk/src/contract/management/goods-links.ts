import * as z from 'zod/mini'
import { isSafeHref } from '../../rules/page-safety.ts'
import { someTexts } from '../texts.ts'
import { trimmed } from '../trimmed.ts'

export const GOODS_LINKS = 6
export const LINK_TEXT_LENGTH = 60

/** A link shown as a button on the page of a product. */
export const GoodsLink = z.object({
  text: someTexts(LINK_TEXT_LENGTH),
  href: z.string().check(trimmed, z.minLength(1), z.maxLength(500), z.refine(isSafeHref)),
})
export type GoodsLink = z.infer<typeof GoodsLink>

/** All buttons of a product, in their order. */
export const NewLinks = z.object({ links: z.array(GoodsLink).check(z.maxLength(GOODS_LINKS)) })
export type NewLinks = z.infer<typeof NewLinks>
