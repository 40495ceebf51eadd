import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { PAGE_CONTENT_LENGTH, PageContent } from '../../content/page-content.ts'
import { endpoint } from '../../endpoint.ts'
import { CONTENT_BYTES } from './managed.ts'

/** Blocks to preview in one language: `content` as in `NewPage`. */
export const PreviewRequest = z.object({ content: z.string().check(z.maxLength(PAGE_CONTENT_LENGTH)) })

/**
 * Content that a save would refuse, by its path: `[0, 'children', 2, 'props', 'src']`. `required` is an empty
 * text.
 */
export const PreviewFault = z.object({
  path: z.array(z.union([z.string(), z.int()])),
  code: z.enum(['not_a_block', 'unknown_block', 'invalid_prop', 'too_deep', 'too_many', 'required']),
})
export type PreviewFault = z.infer<typeof PreviewFault>

/**
 * Blocks as visitors would get them, with sanitized HTML. `faults` lists what a save would refuse; all of it
 * but empty texts is left out of `content`.
 */
export const ContentPreview = z.object({ content: PageContent, faults: z.array(PreviewFault) })
export type ContentPreview = z.infer<typeof ContentPreview>

/** For editors. Only the server sanitizes HTML, so input is displayed once it comes back. */
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
