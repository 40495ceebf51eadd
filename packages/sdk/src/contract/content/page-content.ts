import * as z from 'zod/mini'

/** The blocks of a page as JSON text: what `readBlocks` and `renderTree` read. Source: spec §3, page. */
export const PageContent = z.string()

/** The longest content that is kept, in characters a language. */
export const PAGE_CONTENT_LENGTH = 500_000
