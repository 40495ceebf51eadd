import { Id, MediaPath } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import { readEnvelope, writeEnvelope, type Envelope } from '../storage/envelope.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { ArtisanDraft, ArtisanPart } from './artisan-draft.ts'

const text = z.object({ en: z.string(), ru: z.string(), kg: z.string() })
const image = z.nullable(MediaPath)

const Draft = z.object({
  name: text,
  position: text,
  hello_txt: text,
  about_ttl: text,
  about_txt: text,
  video: z.string(),
  video_ttl: text,
  video_txt: text,
  bio_txt: text,
  address: text,
  phone: z.string(),
  email: z.string(),
  profile_pic: image,
  banner_1: image,
  about_img: image,
  banner_2: image,
  tam_gallery: z.array(MediaPath).check(z.maxLength(50)),
  social: z.array(z.object({ name: z.string(), url: z.string() })).check(z.maxLength(50)),
})

const StoredArtisan = z.object({
  /** The owner of the drafts. Another craftsman in the same tab must not get them. */
  artisans_id: Id,
  /** Each part is edited on its own page. */
  drafts: z.object({ person: z.optional(Draft), company: z.optional(Draft) }),
})

const ARTISAN = {
  key: STORAGE_KEYS.artisanDraft,
  version: 2,
  schema: StoredArtisan,
} as const satisfies Envelope<typeof StoredArtisan>

interface Owner {
  readonly artisansId: number
  readonly part: ArtisanPart
}

const draftsOf = (session: StoragePort, artisansId: number) => {
  const stored = readEnvelope(session, ARTISAN)
  return stored?.artisans_id === artisansId ? stored.drafts : {}
}

/** Reads the unsaved draft of a part of a workshop's page. Returns null if there is none. */
export const readArtisanDraft = (session: StoragePort, { artisansId, part }: Owner): ArtisanDraft | null =>
  draftsOf(session, artisansId)[part] ?? null

/** Stores the draft of a part; null deletes it. */
export function saveArtisanDraft(
  session: StoragePort,
  { artisansId, part }: Owner,
  draft: ArtisanDraft | null,
): void {
  const { [part]: _, ...others } = draftsOf(session, artisansId)
  const own = draft && { ...draft, social: [...draft.social], tam_gallery: [...draft.tam_gallery] }
  const drafts = own ? { ...others, [part]: own } : others
  if (Object.keys(drafts).length === 0) session.remove(ARTISAN.key)
  else writeEnvelope(session, ARTISAN, { artisans_id: artisansId, drafts })
}
