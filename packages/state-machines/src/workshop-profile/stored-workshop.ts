import { Id } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import { readEnvelope, writeEnvelope, type Envelope } from '../storage/envelope.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { WorkshopDraft } from './workshop-draft.ts'

const line = z.string().check(z.maxLength(20_000))
const text = z.object({ en: line, ru: line, kg: line })

const StoredWorkshop = z.object({
  /** The owner of the draft: another craftsman in the same tab must not get it. */
  artisans_id: Id,
  draft: z.object({
    name: text,
    position: text,
    hello_txt: text,
    about_ttl: text,
    about_txt: text,
    video: line,
    video_ttl: text,
    video_txt: text,
    bio_txt: text,
    address: text,
    phone: line,
    email: line,
    social: z.array(z.object({ name: line, url: line })).check(z.maxLength(50)),
  }),
})

const WORKSHOP = {
  key: STORAGE_KEYS.workshopDraft,
  version: 1,
  schema: StoredWorkshop,
} as const satisfies Envelope<typeof StoredWorkshop>

/** The unsaved draft of a workshop's page; null when there is none. */
export function readWorkshop(session: StoragePort, artisansId: number): WorkshopDraft | null {
  const stored = readEnvelope(session, WORKSHOP)
  return stored?.artisans_id === artisansId ? stored.draft : null
}

export const saveWorkshopDraft = (session: StoragePort, artisansId: number, draft: WorkshopDraft): void =>
  writeEnvelope(session, WORKSHOP, {
    artisans_id: artisansId,
    draft: { ...draft, social: [...draft.social] },
  })

export const forgetWorkshop = (session: StoragePort): void => session.remove(WORKSHOP.key)
