import type { WorkshopPaginationInput } from '@shyrdak/state-machines/workshop-pagination'
import { useOwnFlow } from '../../store/use-own-flow.ts'

interface Options extends WorkshopPaginationInput {
  readonly scrollToTop: () => void
}

/** The paginated list of workshops. Without a first page, one is loaded on mount. */
export const useArtisans = ({ first, scrollToTop }: Options) =>
  useOwnFlow(async (store) => (await import('./start.ts')).startArtisans(store, { first, scrollToTop }), {
    isEager: first === undefined,
  })
