import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Id } from '../scalars.ts'

export const Color = z.object({
  id: Id,
  name: LocalizedText,
  hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})
export type Color = z.infer<typeof Color>

export const colors = {
  list: endpoint({
    method: 'GET',
    path: '/frontend/color',
    summary: 'List colours.',
    access: unauthenticated,
    response: z.array(Color),
  }),
}
