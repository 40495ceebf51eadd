import { createStore } from '@shyrdak/react-store'
import { createSdk, httpTransport } from '@shyrdak/sdk'
import { products } from '@shyrdak/sdk/contract'
import { createRoot } from 'react-dom/client'
import { App } from './app.jsx'
import '@shyrdak/blocks/styles.css'
import '@shyrdak/blocks/blocks.css'
import '@shyrdak/react-store/styles.css'
import '@shyrdak/react-store/checkout.css'

const shop = { apiHost: 'https://shop.example', shop: 'https://shop.example', country: 'KG', language: 'en' }

const sdk = createSdk(
  { products },
  { transport: httpTransport({ ...shop, country: () => shop.country, language: () => shop.language }) },
)
const [entry] = (await sdk.products.list({ query: { per_page: 1 } })).data
const product = await sdk.products.read({ params: { slug: entry.slug } })

const store = createStore(shop)
await store.loadMessages(['alerts', 'back-in-stock', 'buy-box', 'cart', 'cart-badge', 'errors'])

createRoot(document.querySelector('#root')).render(<App store={store} product={product} />)
