import { priceList, wholesaleCatalog, wholesaleSizeCharts, type WholesaleSource } from '@shyrdak/sdk/contract'
import { notFound } from '../page/not-found.ts'
import { wholesalePage } from './wholesale-loader.ts'

const contract = {
  wholesale: {
    catalog: { read: wholesaleCatalog.read },
    priceList: { read: priceList.read },
    sizeCharts: wholesaleSizeCharts,
  },
} as const

/** Loads a product of the catalogue or of the client's price list, with its size chart. */
export const loadWholesaleProduct = (request: Request, id: string, from: WholesaleSource) =>
  wholesalePage(
    request,
    ['alerts', 'back-in-stock', 'buy-box', 'wholesale-cart', 'wholesale-grid'],
    contract,
    async ({ sdk: { wholesale } }) => {
      const goods = from === 'catalog' ? wholesale.catalog : wholesale.priceList
      const product = await goods.read({ params: { id: Number(id) } }).catch(notFound)
      const { size_chart_id: chart } = product
      return {
        product,
        // The page works without the size chart.
        sizeChart:
          chart === null
            ? null
            : await wholesale.sizeCharts.read({ params: { id: chart } }).catch(() => null),
      }
    },
  )
