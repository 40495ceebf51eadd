import { Instant } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import { readEnvelope, writeEnvelope, type Envelope } from '../storage/envelope.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { PageFields, StoredPage } from './stored-page.ts'

/** Maximum number of unsaved pages; the oldest one is dropped. */
const MAX_PAGES = 5

/** In characters. Longer texts are not read back, as in envelopes. */
const content = z.string().check(z.maxLength(500_000))
const PageDraft = z.object({
  fields: z.record(z.string(), z.unknown()),
  content: z.object({ en: content, ru: content, kg: content }),
  /** The revision that the draft is based on. */
  revision: z.nullable(z.int()),
  saved_at: Instant,
})
export type PageDraft = StoredPage & { readonly saved_at: string }

const Entry = z.object({ page: z.string().check(z.maxLength(80)), saved_at: Instant })
const Entries = z.object({ pages: z.array(Entry).check(z.maxLength(MAX_PAGES)) })

const LIST: Envelope<typeof Entries> = {
  key: STORAGE_KEYS.pageDrafts,
  version: 1,
  schema: Entries,
  lists: { pages: Entry },
}

/** Returns the storage key of an unsaved page. */
export const draftKey = (page: string): string => `${STORAGE_KEYS.pageDrafts}.${page}`

const envelopeOf = (page: string): Envelope<typeof PageDraft> => ({
  key: draftKey(page),
  version: 1,
  schema: PageDraft,
})

/** Lists the unsaved pages, newest first. */
export const listDrafts = (storage: StoragePort): readonly z.output<typeof Entry>[] =>
  readEnvelope(storage, LIST)?.pages ?? []

/** Reads the unsaved version of a page. Returns null if there is none, or if its fields cannot be read. */
export function readDraft(
  storage: StoragePort,
  page: string,
  readFields: (fields: PageFields) => PageFields | null,
): PageDraft | null {
  const draft = readEnvelope(storage, envelopeOf(page))
  const fields = draft && readFields(draft.fields)
  return fields && { ...draft, fields }
}

/** Stores the unsaved version of a page; null deletes it. */
export function saveDraft(storage: StoragePort, page: string, draft: PageDraft | null): void {
  const others = listDrafts(storage).filter((entry) => entry.page !== page)
  const pages = draft ? [{ page, saved_at: draft.saved_at }, ...others] : others
  for (const { page: old } of pages.slice(MAX_PAGES)) storage.remove(draftKey(old))
  if (draft) writeEnvelope(storage, envelopeOf(page), { ...draft, fields: { ...draft.fields } })
  else storage.remove(draftKey(page))
  if (pages.length > 0) writeEnvelope(storage, LIST, { pages: pages.slice(0, MAX_PAGES) })
  else storage.remove(LIST.key)
}
