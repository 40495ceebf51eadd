import * as z from 'zod/mini'

/** The kinds of uses that prevent the deletion of a category, colour or sole. */
export const USES = ['categories', 'goods', 'proposals', 'pages', 'menus'] as const
export type UsedBy = (typeof USES)[number]

/** The uses of one kind: their number, and the names of the first ones in the caller's language. */
export const InUse = z.object({ use: z.enum(USES), count: z.int(), names: z.array(z.string()) })
export type InUse = z.infer<typeof InUse>
