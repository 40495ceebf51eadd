import * as z from 'zod/mini'

/** A text in every language of the store. */
export const LocalizedText = z.object({ en: z.string(), ru: z.string(), kg: z.string() })
export type LocalizedText = z.infer<typeof LocalizedText>
