import { emptyTexts } from '@shyrdak/sdk/blocks'
import { PAGE_CONTENT_LENGTH } from '@shyrdak/sdk/contract'
import type { contentPreview as endpoints } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { refuseField } from '#platform/refusal.ts'
import { cleanContent } from '#modules/content/page-content.ts'

/** Limits the response: a page can have any number of faults, and the editor shows the first. */
const MAX_FAULTS = 200

export const contentPreviewRoutes = {
  read: ({ body }) => {
    const { nodes, faults, isUnreadable } = cleanContent(body.content, PAGE_CONTENT_LENGTH)
    if (isUnreadable) throw refuseField(['content'], 'invalid')
    // When blocks were left out, the paths of the remaining ones no longer match the input.
    const empty = faults.length > 0 ? [] : emptyTexts(nodes)
    const refused = [...faults, ...empty.map((path) => ({ path: [...path], code: 'required' as const }))]
    return { content: JSON.stringify(nodes), faults: refused.slice(0, MAX_FAULTS) }
  },
} satisfies HandlersFor<typeof endpoints>
