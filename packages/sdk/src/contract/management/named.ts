import * as z from 'zod/mini'
import { LocalizedText } from '../localized-text.ts'
import { Id } from '../scalars.ts'

/** The id of a record and its name in every language. */
export const Named = z.object({ id: Id, name: LocalizedText })
export type Named = z.infer<typeof Named>
