// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'orders-receipts': {
    readonly receipt: { readonly number: string | number }
    readonly invoice: { readonly number: string | number }
    readonly date: null
    readonly status: null
    readonly seller: null
    readonly buyer: null
    readonly item: null
    readonly count: null
    readonly price: null
    readonly sum: null
    readonly goods: null
    readonly discount: { readonly code: string | number }
    readonly freeDelivery: { readonly code: string | number }
    readonly delivery: null
    readonly free: null
    readonly total: null
    readonly due: null
    readonly paidBy: { readonly date: string | number; readonly provider: string | number }
    readonly refunded: { readonly date: string | number; readonly provider: string | number }
    readonly page: { readonly page: string | number; readonly pages: string | number }
  }
}

export const NAMESPACES = [
  'orders-receipts',
] as const satisfies readonly (keyof Texts)[]
