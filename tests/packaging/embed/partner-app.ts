/** A partner's server-rendered React app with pages, widgets and elements of the shop. */
export const PARTNER_APP: Readonly<Record<string, string>> = {
  'src/app.js': `
    import { createElement as h } from 'react'
    import { StoreProvider } from '@shyrdak/react-store'
    import { BuyBox } from '@shyrdak/react-store/widgets/buy-box'
    import { CartBadge } from '@shyrdak/react-store/widgets/cart-badge'
    import { Page } from '@shyrdak/react-store/widgets/page'
    import { SearchBox } from '@shyrdak/react-store/widgets/search-box'

    export function App({ store, page, product }) {
      return h(StoreProvider, { store },
        h('header', null, h(SearchBox), h(CartBadge)),
        h('main', null, h(Page, { page }), h(BuyBox, { product })),
        h('footer', null, h('shyrdak-mailing-form', null, h('a', { href: '/letters' }, 'Letters'))))
    }`,

  'render.mjs': `
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { allBlocks } from '@shyrdak/blocks'
    import { createSdk, httpTransport } from '@shyrdak/sdk'
    import { createStore } from '@shyrdak/react-store'
    import { pageContract, readPage } from '@shyrdak/react-store/pages'
    import { toBuyBoxProduct } from '@shyrdak/react-store/buy-box-product'
    import { serverI18n } from '@shyrdak/react-store/messages/all'
    import { defineShyrdak } from '@shyrdak/react-store/embed'
    import { App } from './src/app.js'

    const [apiHost, slug] = process.argv.slice(2)
    const setting = { apiHost, language: 'en', country: 'KG', shop: 'https://shop.example' }
    defineShyrdak(setting)
    const sdk = createSdk(pageContract, { transport: httpTransport({ apiHost, country: () => 'KG' }) })
    const { content } = await sdk.content.pages.read({ params: { url: 'home' }, query: { locale: 'en' } })
    const page = await readPage(content, { blocks: allBlocks, sdk, language: 'en', onFailure: (error) => { throw error } })
    const product = toBuyBoxProduct(await sdk.retailCatalogue.products.read({ params: { slug } }))
    const store = createStore({ ...setting, i18n: await serverI18n('en') })
    const html = renderToString(createElement(App, { store, page, product }))
    const data = JSON.stringify({ setting, page, product }).replaceAll('<', '\\\\u003c')
    console.log(\`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A partner</title>
      <link rel="icon" href="data:,"><link rel="stylesheet" href="/app/client.css"></head>
      <body class="shyrdak-root"><div id="root">\${html}</div><script type="application/json" id="page-data">\${data}</script>
      <script type="module" src="/app/client.js"></script></body></html>\`)`,

  'src/client.js': `
    import { createElement } from 'react'
    import { hydrateRoot } from 'react-dom/client'
    import { createStore } from '@shyrdak/react-store'
    import { defineShyrdak } from '@shyrdak/react-store/embed'
    import { App } from './app.js'
    import '@shyrdak/blocks/styles.css'
    import '@shyrdak/blocks/blocks.css'
    import '@shyrdak/react-store/styles.css'

    const { setting, page, product } = JSON.parse(document.querySelector('#page-data').textContent)
    const store = createStore(setting)
    await store.loadMessages([
      'alerts', 'back-in-stock', 'blocks', 'buy-box', 'cart-badge', 'errors', 'feedback-form', 'issues', 'mailing-form', 'search', 'artisans',
    ])
    hydrateRoot(document.querySelector('#root'), createElement(App, { store, page, product }), {
      onRecoverableError: (error) => console.error('not hydrated', error),
    })
    defineShyrdak(setting)`,

  'vite.config.js': `
    export default {
      base: '/app/',
      // React tells of what differs only to developers.
      define: { 'process.env.NODE_ENV': '"development"' },
      build: {
        minify: false,
        rollupOptions: {
          input: 'src/client.js',
          output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
        },
      },
    }`,
}
