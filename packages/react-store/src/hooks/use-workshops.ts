import type { WorkshopPaginationInput } from '@shyrdak/state-machines/workshop-pagination'
import { useOwnFlow } from './use-own-flow.ts'

interface Options extends WorkshopPaginationInput {
  readonly scrollToTop: () => void
}

/** The list of workshops, a page at a time. Without a first page it is loaded at once. */
export const useWorkshops = ({ first, scrollToTop }: Options) =>
  useOwnFlow(
    async (store) => (await import('../flows/workshops.ts')).startWorkshops(store, { first, scrollToTop }),
    { isEager: first === undefined },
  )
