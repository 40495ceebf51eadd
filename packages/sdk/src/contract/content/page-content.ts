import * as z from 'zod/mini'

/** The blocks of a page as a JSON string, parsed by `readBlocks`. Source: spec §3, page. */
export const PageContent = z.string()

/** Maximum length of stored content, in characters per language. */
export const PAGE_CONTENT_LENGTH = 500_000
