import type { BoughtBrand } from './stored-bought.ts'

/** `companyId` is that of the client's profile; `amount` is in pieces, and is rounded up to whole kits. */
export interface KitRequest {
  readonly companyId: number
  readonly brandId: number
  readonly amount: number
}

export type WholesaleBrandingEvent =
  | { readonly type: 'kits.refresh' }
  /** Ignored while kits are loaded or bought. The same request after a lost response is the same purchase. */
  | ({ readonly type: 'kits.buy' } & KitRequest)
  /** As emitted by the cart: the kits bought for it are forgotten. */
  | { readonly type: 'cart.cleared' }
  | { readonly type: 'cart.ordered' }
  | { readonly type: 'bought.read'; readonly bought: readonly BoughtBrand[] }
  /** Employees of another company have logged in: from now on these are the kits of that company. */
  | { readonly type: 'company.changed' }

/** Kits were bought here, to be announced by pages that offer them. */
export interface WholesaleBrandingEmitted {
  readonly type: 'kits.bought'
  readonly bought: BoughtBrand
}
