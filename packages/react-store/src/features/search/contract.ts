import { search } from '@shyrdak/sdk/contract'

/** The endpoint of the search box. */
export const searchContract = { retailCatalogue: { search: { products: search.products } } } as const
