import { emptyTexts } from '@shyrdak/sdk/blocks'
import { PAGE_CONTENT_LENGTH } from '@shyrdak/sdk/contract'
import type { contentPreview as endpoints } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { refuseField } from '#platform/refusal.ts'
import { cleanContent } from '#modules/content/page-content.ts'

/** A page can be wrong in any number of places; an editor shows the first. */
const MAX_FAULTS = 200

export const contentPreviewRoutes = {
  read: ({ body }) => {
    const { nodes, faults, isUnreadable } = cleanContent(body.content, PAGE_CONTENT_LENGTH)
    if (isUnreadable) throw refuseField(['content'], 'invalid')
    // Once something was left out, the rest has other places.
    const empty = faults.length > 0 ? [] : emptyTexts(nodes)
    const refused = [...faults, ...empty.map((path) => ({ path: [...path], code: 'required' as const }))]
    return { content: JSON.stringify(nodes), faults: refused.slice(0, MAX_FAULTS) }
  },
} satisfies HandlersFor<typeof endpoints>
