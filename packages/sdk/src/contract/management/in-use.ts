import * as z from 'zod/mini'

/** The kinds of things that may use a category, colour or sole and keep it from being deleted. */
export const USES = ['categories', 'goods', 'proposals', 'pages', 'menus'] as const
export type UsedBy = (typeof USES)[number]

/** The number of things of one kind that use an item, and the names of the first ones in the caller's language. */
export const InUse = z.object({ use: z.enum(USES), count: z.int(), names: z.array(z.string()) })
export type InUse = z.infer<typeof InUse>
