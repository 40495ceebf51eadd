import { Id, NewChatMessage } from '@shyrdak/sdk/contract'
import type { ChatDraft } from '@shyrdak/state-machines/chat'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import type { StoragePort } from '@shyrdak/state-machines/storage'
import * as z from 'zod/mini'

/** A stored draft: its text, as in earlier versions, or with its topic and, once sent, the unconfirmed message. */
const Draft = z.union([
  z.string(),
  z.object({
    draft: z.string(),
    about: NewChatMessage.shape.about,
    outgoing: z.nullable(
      z.object({
        message: NewChatMessage,
        key: z.string().check(z.minLength(1), z.maxLength(100)),
        after: z.union([Id, z.literal(0)]),
        tries: z.int().check(z.minimum(1)),
      }),
    ),
  }),
])
type Draft = z.infer<typeof Draft>

function readAll(session: StoragePort): Record<string, Draft> {
  try {
    const stored: unknown = JSON.parse(session.get(STORAGE_KEYS.chatDrafts) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).flatMap(([conversation, draft]) => {
        const known = Draft.safeParse(draft)
        return known.success ? [[conversation, known.data]] : []
      }),
    )
  } catch {
    // An invalid value, written by another page or an extension, counts as no draft.
    return {}
  }
}

/** Returns the draft of a conversation and its topic, with its message if that was sent but not confirmed. */
export function readDraft(session: StoragePort, conversation: string): ChatDraft {
  const stored = readAll(session)[conversation] ?? ''
  return typeof stored === 'string'
    ? { draft: stored, about: null, outgoing: null }
    : { ...stored, about: stored.about ?? null }
}

export function saveDraft(session: StoragePort, conversation: string, draft: ChatDraft): void {
  const { [conversation]: _, ...others } = readAll(session)
  // A message of files only has no text, and is unconfirmed all the same.
  const isEmpty = draft.draft === '' && draft.about === null && !draft.outgoing
  const drafts = isEmpty ? others : { ...others, [conversation]: draft }
  if (Object.keys(drafts).length === 0) session.remove(STORAGE_KEYS.chatDrafts)
  else session.set(STORAGE_KEYS.chatDrafts, JSON.stringify(drafts))
}
