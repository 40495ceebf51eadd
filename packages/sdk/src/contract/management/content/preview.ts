import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { PAGE_CONTENT_LENGTH, PageContent } from '../../content/page-content.ts'
import { endpoint } from '../../endpoint.ts'
import { CONTENT_BYTES } from './managed.ts'

/** Blocks to look at, in one language: `content` as in `NewPage`. */
export const PreviewRequest = z.object({ content: z.string().check(z.maxLength(PAGE_CONTENT_LENGTH)) })

/** A part of content that would be refused, by its path: `[0, 'children', 2, 'props', 'src']`; `required` for an empty text. */
export const PreviewFault = z.object({
  path: z.array(z.union([z.string(), z.int()])),
  code: z.enum(['not_a_block', 'unknown_block', 'invalid_prop', 'too_deep', 'too_many', 'required']),
})
export type PreviewFault = z.infer<typeof PreviewFault>

/** Blocks as visitors would get them. Their HTML is sanitized; what would be refused is listed, and left out unless it is an empty text. */
export const ContentPreview = z.object({ content: PageContent, faults: z.array(PreviewFault) })
export type ContentPreview = z.infer<typeof ContentPreview>

/** For editors: HTML is sanitized by the server alone, so that what is typed is shown only once it comes back. */
export const contentPreview = {
  read: endpoint({
    method: 'POST',
    path: '/management/content/preview',
    summary: 'Sanitize the blocks of a page in one language, and list what would be refused. Stores nothing.',
    access: managers,
    body: PreviewRequest,
    response: ContentPreview,
    reads: true,
    maxBytes: CONTENT_BYTES / 3,
  }),
}
