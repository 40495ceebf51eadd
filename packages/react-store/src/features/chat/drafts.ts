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
    // An invalid value, written by another page or an extension, counts as no draft.
    return {}
  }
}

/** The unsent text of a conversation; empty without one. */
export const readDraft = (session: StoragePort, conversation: string): string =>
  readAll(session)[conversation] ?? ''

export function saveDraft(session: StoragePort, conversation: string, draft: string): void {
  const { [conversation]: _, ...others } = readAll(session)
  const drafts = draft === '' ? others : { ...others, [conversation]: draft }
  if (Object.keys(drafts).length === 0) session.remove(STORAGE_KEYS.chatDrafts)
  else session.set(STORAGE_KEYS.chatDrafts, JSON.stringify(drafts))
}
