import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { Id } from '../scalars.ts'

/** A menu entry, with its title in the requested language. `childrens` is the spec's spelling. */
export const MenuItem = z.object({
  id: Id,
  title: z.string(),
  url: z.string(),
  get childrens() {
    return z.array(MenuItem)
  },
})
export type MenuItem = z.infer<typeof MenuItem>

const query = z.object({ locale: z.optional(Language) })

export const menus = {
  header: endpoint({
    method: 'POST',
    path: '/frontend/menu',
    summary: 'Retrieve the retail and wholesale menu trees.',
    access: unauthenticated,
    query,
    response: z.object({ retail: z.array(MenuItem), wholesale: z.array(MenuItem) }),
    reads: true,
  }),
  footer: endpoint({
    method: 'POST',
    path: '/frontend/footer-menu',
    summary: 'Retrieve the footer menu.',
    access: unauthenticated,
    query,
    response: z.array(MenuItem),
    reads: true,
  }),
}
