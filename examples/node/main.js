import { createSdk, httpTransport, isShyrdakError } from '@shyrdak/sdk'
import { retailCatalogue } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import { createI18n, describeError, readAllCodeMessages } from '@shyrdak/sdk/messages'

const transport = httpTransport({ apiHost: 'https://shop.example', country: () => 'KG' })
const sdk = createSdk({ retailCatalogue }, { transport })
// The texts of error codes in one language, created once.
const i18n = createI18n({ language: 'en', messages: await readAllCodeMessages('en') })

try {
  const { data, total } = await sdk.retailCatalogue.products.list({
    query: { per_page: 5, sort: 'price_up' },
  })
  console.log(`${total} products, the cheapest first:`)
  for (const { product } of data)
    console.log(`${product.name.en}: ${formatMoney(product.sale_cost, 'KGS', 'en')}`)
} catch (error) {
  if (!isShyrdakError(error)) throw error
  console.error(describeError(error.code, i18n))
  process.exitCode = 1
}
