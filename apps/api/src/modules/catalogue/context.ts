import type { ProductPage } from '@shyrdak/sdk/contract'
import type { ExchangeRates } from '#gateways/exchange-rates/port.ts'
import type { AppContext } from '#platform/context.ts'
import type { Principal } from '#platform/principal.ts'

export interface ColorRequest {
  principal: Principal
  colorId: number
  page: number
  perPage: number
  addressOf: (page: number) => string
}

/** What the search needs of wholesale goods. Their prices are a matter of clients, which stand above the catalogue. */
export interface WholesaleGoods {
  byColor: (context: Pick<AppContext, 'db' | 'clock'>, request: ColorRequest) => Promise<ProductPage>
}

export interface CatalogueContext extends AppContext {
  rates: ExchangeRates
  wholesaleGoods: WholesaleGoods
}
