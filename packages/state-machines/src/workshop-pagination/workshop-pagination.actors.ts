import type { Sdk } from '@shyrdak/sdk'
import type { artisans } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import type { WorkshopPage } from './workshop-pagination.machine.ts'

/** The calls that the list needs. */
export type WorkshopPaginationSdk = Sdk<{ specialGoods: { artisans: Pick<typeof artisans, 'list'> } }>

/** For `workshopPaginationMachine.provide({ actors: workshopPaginationActors(sdk) })`. */
export const workshopPaginationActors = (sdk: () => Promise<WorkshopPaginationSdk>) => ({
  loadPage: fromPromise<WorkshopPage, { readonly page: number }>(async ({ input: { page }, signal }) => {
    const { specialGoods } = await sdk()
    return specialGoods.artisans.list({ query: { page }, signal })
  }),
})
