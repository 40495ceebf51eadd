import type { ProductPage } from '@shyrdak/sdk/contract'
import type { ExchangeRates } from '#gateways/exchange-rates/port.ts'
import type { AppContext } from '#platform/context.ts'
import type { Transaction } from '#platform/sql/database.ts'
import type { Principal } from '#platform/principal.ts'

export interface ColorRequest {
  principal: Principal
  colorId: number
  page: number
  perPage: number
  addressOf: (page: number) => string
}

/**
 * What the catalogue needs from the wholesale module, which depends on the catalogue and knows the prices of
 * clients.
 */
export interface WholesaleGoods {
  byColor: (context: Pick<AppContext, 'db' | 'clock'>, request: ColorRequest) => Promise<ProductPage>
  /** Whether any price list contains the product, current or not. */
  hasListPrices: (tx: Transaction, productId: number) => Promise<boolean>
}

export interface CatalogueContext extends AppContext {
  rates: ExchangeRates
  wholesaleGoods: WholesaleGoods
}
