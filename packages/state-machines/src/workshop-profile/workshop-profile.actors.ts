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
  /** Outlives a reload and a login. */
  readonly session: StoragePort
  readonly artisansId: number
  /** Tells the store, and answers the page as it is kept. Rejects with the SDK's error. */
  save(changes: WorkshopChanges, signal: AbortSignal): Promise<ArtisanProfile>
}

/** The effects of the page: `workshopProfileMachine.provide(workshopProfileEffects({ … }))`. What is wrong is told before it is sent. */
export const workshopProfileEffects = ({ session, artisansId, save }: WorkshopProfileEffects) => ({
  actors: {
    save: fromPromise<ArtisanProfile, Page>(async ({ input: { draft, saved }, signal }) => {
      const changes = changesOf(draft, saved)
      const read = z.safeParse(WorkshopChanges, changes)
      if (!read.success)
        throw new ShyrdakError({
          code: 'INVALID',
          operation: 'workshop',
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
