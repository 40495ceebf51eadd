import { WorkshopChanges, type profile, type ResponseOf } from '@shyrdak/sdk/contract'
import { isShownFilm } from '@shyrdak/sdk/page-safety'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { LoadSdk } from '../load-sdk.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { valid } from '../valid.ts'
import type { workshopProfileContract } from './contract.ts'
import { saveWorkshopDraft } from './stored-workshop.ts'
import { changesOf, isChanged } from './workshop-changes.ts'
import type { WorkshopDraft, WorkshopPart } from './workshop-draft.ts'

/** What the store takes, which the contract cannot say: older pages have other addresses. */
const Changes = z.extend(WorkshopChanges, {
  video: z.optional(z.nullable(z.string().check(z.refine(isShownFilm)))),
})

interface Page {
  readonly draft: WorkshopDraft
  readonly saved: WorkshopDraft
}

export interface WorkshopProfileEffects {
  readonly sdk: LoadSdk<typeof workshopProfileContract>
  /** For the browser session. */
  readonly session: StoragePort
  readonly artisansId: number
  readonly part: WorkshopPart
}

/** For `workshopProfileMachine.provide(workshopProfileActors({ sdk, … }))`. Validates before sending. */
export const workshopProfileActors = ({ sdk, session, ...owner }: WorkshopProfileEffects) => ({
  actors: {
    save: fromPromise<ResponseOf<typeof profile.craftsman.saveWorkshop>, Page>(
      async ({ input: { draft, saved }, signal }) => {
        const changes = changesOf(draft, saved)
        const checked = valid(Changes, changes, 'workshop profile')
        const { auth } = await sdk()
        return auth.profile.craftsman.saveWorkshop({ body: checked, signal })
      },
    ),
  },
  actions: {
    saveDraft: (_: unknown, { draft, saved }: Page) =>
      saveWorkshopDraft(session, owner, isChanged(draft, saved) ? draft : null),
  },
})
