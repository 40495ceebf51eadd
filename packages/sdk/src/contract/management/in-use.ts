import * as z from 'zod/mini'

/** What may need a category, a colour or a sole, so that it is not deleted. */
export const USES = ['categories', 'goods', 'proposals', 'pages', 'menus'] as const
export type UsedBy = (typeof USES)[number]

/** How much of a kind needs a thing, and what the first of them are called in the language of the caller. */
export const InUse = z.object({ use: z.enum(USES), count: z.int(), names: z.array(z.string()) })
export type InUse = z.infer<typeof InUse>
