import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { Id, Instant, Slug } from '../scalars.ts'
import { PageContent } from './page-content.ts'

/** A page made of blocks, in the requested language. Its HTML is sanitized. Source: spec §3. */
export const Page = z.object({
  id: Id,
  /** The current URL name, even if the request used a former one. */
  url: Slug,
  title: z.string(),
  /** One or two sentences for search engines and link previews; may be empty. */
  description: z.string(),
  content: PageContent,
  updated_at: Instant,
})
export type Page = z.infer<typeof Page>

export const pages = {
  read: endpoint({
    method: 'GET',
    path: '/frontend/pages/:url',
    summary: 'Retrieve a CMS page by its URL name, or by one that it had before.',
    access: unauthenticated,
    params: z.object({ url: Slug }),
    query: z.object({ locale: z.optional(Language) }),
    response: Page,
    errors: { NOT_FOUND: {} },
  }),
}
