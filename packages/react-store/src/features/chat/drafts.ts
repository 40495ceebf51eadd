import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import type { StoragePort } from '@shyrdak/state-machines/storage'

type Drafts = Readonly<Record<string, string>>

function readAll(session: StoragePort): Drafts {
  try {
    const stored: unknown = JSON.parse(session.get(STORAGE_KEYS.chatDrafts) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    // What another page or an extension has written there is no draft.
    return {}
  }
}

/** What was typed in a conversation and not sent. */
export const readDraft = (session: StoragePort, conversation: string): string =>
  readAll(session)[conversation] ?? ''

export function saveDraft(session: StoragePort, conversation: string, draft: string): void {
  const { [conversation]: _, ...others } = readAll(session)
  const drafts = draft === '' ? others : { ...others, [conversation]: draft }
  if (Object.keys(drafts).length === 0) session.remove(STORAGE_KEYS.chatDrafts)
  else session.set(STORAGE_KEYS.chatDrafts, JSON.stringify(drafts))
}
