import { ArtisanChanges, type profile, type ResponseOf } from '@shyrdak/sdk/contract'
import { isShownFilm } from '@shyrdak/sdk/page-safety'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { LoadSdk } from '../load-sdk.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { valid } from '../valid.ts'
import type { craftsmanProfileContract } from './contract.ts'
import { saveArtisanDraft } from './stored-artisan-draft.ts'
import { changesOf, isChanged } from './artisan-changes.ts'
import type { ArtisanDraft, ArtisanPart } from './artisan-draft.ts'

/** The store's rule for videos, which the contract cannot state: older pages have other URLs. */
const Changes = z.extend(ArtisanChanges, {
  video: z.optional(z.nullable(z.string().check(z.refine(isShownFilm)))),
})

interface Page {
  readonly draft: ArtisanDraft
  readonly saved: ArtisanDraft
}

export interface CraftsmanProfileEffects {
  readonly sdk: LoadSdk<typeof craftsmanProfileContract>
  /** Storage of the browser session. */
  readonly session: StoragePort
  readonly artisansId: number
  readonly part: ArtisanPart
}

/** For `craftsmanProfileMachine.provide(craftsmanProfileActors({ sdk, … }))`. Validates before sending. */
export const craftsmanProfileActors = ({ sdk, session, ...owner }: CraftsmanProfileEffects) => ({
  actors: {
    save: fromPromise<ResponseOf<typeof profile.craftsman.saveArtisan>, Page>(
      async ({ input: { draft, saved }, signal }) => {
        const changes = changesOf(draft, saved)
        const checked = valid(Changes, changes, 'workshop profile')
        const { auth } = await sdk()
        return auth.profile.craftsman.saveArtisan({ body: checked, signal })
      },
    ),
  },
  actions: {
    saveDraft: (_: unknown, { draft, saved }: Page) =>
      saveArtisanDraft(session, owner, isChanged(draft, saved) ? draft : null),
  },
})
