import * as z from 'zod/mini'
import { LocalizedText } from '../localized-text.ts'
import { Id } from '../scalars.ts'

/** A thing by its name in every language. */
export const Named = z.object({ id: Id, name: LocalizedText })
export type Named = z.infer<typeof Named>
