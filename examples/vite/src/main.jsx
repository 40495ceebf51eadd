import { createStore } from '@shyrdak/react-store'
import { browserPorts } from '@shyrdak/react-store/browser'
import { createSdk, httpTransport } from '@shyrdak/sdk'
import { products } from '@shyrdak/sdk/contract'
import { createRoot } from 'react-dom/client'
import { App } from './app.jsx'
import '@shyrdak/blocks/styles.css'
import '@shyrdak/blocks/blocks.css'
import '@shyrdak/react-store/styles.css'
import '@shyrdak/react-store/checkout.css'

const shop = { apiHost: 'https://shop.example', country: 'KG', language: 'en' }

const sdk = createSdk(
  { products },
  { transport: httpTransport({ ...shop, country: () => shop.country, language: () => shop.language }) },
)
const [entry] = (await sdk.products.list({ query: { per_page: 1 } })).data
const product = await sdk.products.read({ params: { slug: entry.slug } })

const store = createStore({ ...browserPorts(), ...shop })
await store.loadMessages(['product', 'cart', 'cartPage', 'alerts'])

createRoot(document.querySelector('#root')).render(<App store={store} product={product} />)
