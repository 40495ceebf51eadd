import { createSdk, httpTransport, isShyrdakError } from '@shyrdak/sdk'
import { retailCatalogue } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import { describeError } from '@shyrdak/sdk/messages'

const transport = httpTransport({ apiHost: 'https://shop.example', country: () => 'KG' })
const sdk = createSdk({ retailCatalogue }, { transport })

try {
  const { data, total } = await sdk.retailCatalogue.products.list({
    query: { per_page: 5, sort: 'price_up' },
  })
  console.log(`${total} products, the cheapest first:`)
  for (const { product } of data)
    console.log(`${product.name.en}: ${formatMoney(product.sale_cost, 'KGS', 'en')}`)
} catch (error) {
  if (!isShyrdakError(error)) throw error
  console.error(describeError(error.code, 'en'))
  process.exitCode = 1
}
