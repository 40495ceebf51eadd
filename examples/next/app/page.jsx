import { Price } from '@shyrdak/blocks/parts/price'
import { ProductCard } from '@shyrdak/blocks/parts/product-card'
import { toBuyBoxProduct } from '@shyrdak/react-store/buy-box-product'
import { createSdk, httpTransport } from '@shyrdak/sdk'
import { products } from '@shyrdak/sdk/contract'
import { Suspense } from 'react'
import { Basket } from './basket'
import { Buy } from './buy'
import { shop } from './shop'

const sdk = createSdk(
  { products },
  { transport: httpTransport({ ...shop, country: () => shop.country, language: () => shop.language }) },
)

const TEXTS = { 'product.addToCart': 'Choose a size', 'price.now': 'Now', 'price.before': 'Before' }

const env = {
  language: shop.language,
  link: (path) => `${shop.shop}/${shop.language}${path}`,
  image: (photo) => shop.apiHost + photo,
  messages: (key) => TEXTS[key] ?? key,
}

/** Rendered on the server only: the browser loads no code for these cards. */
async function Products() {
  const { data } = await sdk.products.list({ query: { per_page: 4 } })
  const product = await sdk.products.read({ params: { slug: data[0].slug } })
  return (
    <>
      <ul className="shyrdak-product-card-grid">
        {data.map((entry) => (
          <li key={entry.id}>
            <ProductCard entry={entry} env={env} level={2} />
          </li>
        ))}
      </ul>
      <h2>{product.product.name.en}</h2>
      <Buy product={toBuyBoxProduct(product)} />
    </>
  )
}

export default function Page() {
  return (
    <main>
      <h1>Felt from Kyrgyzstan</h1>
      <p>
        Slippers from <Price language={shop.language} saleCost="1850.00" />
      </p>
      <Suspense fallback={<p>One moment…</p>}>
        <Products />
      </Suspense>
      <Basket />
    </main>
  )
}
