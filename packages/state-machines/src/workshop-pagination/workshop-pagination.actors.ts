import { fromPromise } from 'xstate'
import type { LoadSdk } from '../load-sdk.ts'
import type { workshopPaginationContract } from './contract.ts'
import type { WorkshopPage } from './workshop-pagination.machine.ts'

export interface WorkshopPaginationEffects {
  readonly sdk: LoadSdk<typeof workshopPaginationContract>
  /** Scrolls to the top of the list after a page change. */
  scrollToTop(): void
}

/** For `workshopPaginationMachine.provide(workshopPaginationActors({ sdk, scrollToTop }))`. */
export const workshopPaginationActors = ({ sdk, scrollToTop }: WorkshopPaginationEffects) => ({
  actors: {
    loadPage: fromPromise<WorkshopPage, { readonly page: number }>(async ({ input: { page }, signal }) => {
      const { specialGoods } = await sdk()
      return specialGoods.artisans.list({ query: { page }, signal })
    }),
  },
  actions: { scrollToTop: () => scrollToTop() },
})
