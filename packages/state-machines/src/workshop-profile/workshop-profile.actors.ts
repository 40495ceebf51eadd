import { ShyrdakError } from '@shyrdak/sdk'
import { issuesOf, WorkshopChanges, type ArtisanProfile } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { StoragePort } from '../storage/storage-port.ts'
import { forgetWorkshop, saveWorkshopDraft } from './stored-workshop.ts'
import { changesOf, isChanged } from './workshop-changes.ts'
import type { WorkshopDraft } from './workshop-draft.ts'

interface Page {
  readonly draft: WorkshopDraft
  readonly saved: WorkshopDraft
}

export interface WorkshopProfileEffects {
  /** For the browser session. */
  readonly session: StoragePort
  readonly artisansId: number
  /** Saves the changes and resolves with the stored page. Rejects with the SDK's error. */
  save(changes: WorkshopChanges, signal: AbortSignal): Promise<ArtisanProfile>
}

/** For `workshopProfileMachine.provide(workshopProfileEffects({ … }))`. Validates before sending. */
export const workshopProfileEffects = ({ session, artisansId, save }: WorkshopProfileEffects) => ({
  actors: {
    save: fromPromise<ArtisanProfile, Page>(async ({ input: { draft, saved }, signal }) => {
      const changes = changesOf(draft, saved)
      const read = z.safeParse(WorkshopChanges, changes)
      if (!read.success)
        throw new ShyrdakError({
          code: 'INVALID',
          operation: 'validate workshop profile',
          issues: issuesOf(read.error, changes),
        })
      return save(read.data, signal)
    }),
  },
  actions: {
    saveDraft: (_: unknown, { draft, saved }: Page) =>
      isChanged(draft, saved) ? saveWorkshopDraft(session, artisansId, draft) : forgetWorkshop(session),
  },
})
