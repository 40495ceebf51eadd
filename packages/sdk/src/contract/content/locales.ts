import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'

export const Locale = z.object({ code: Language, tag: z.string(), name: z.string() })
export type Locale = z.infer<typeof Locale>

export const locales = {
  list: endpoint({
    method: 'GET',
    path: '/frontend/locale',
    summary: 'List the languages of the store, each with its native name.',
    access: unauthenticated,
    response: z.array(Locale),
  }),
}
