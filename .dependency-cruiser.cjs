// The arrows of ARCHITECTURE.md, checked. What a rule forbids is said in its comment.

const SDK = '^packages/sdk/src'
const MACHINES = '^packages/state-machines/src'
const BLOCKS = '^packages/blocks/src'
const REACT_STORE = '^packages/react-store/src'
const FEATURES = `${REACT_STORE}/features`
const API = '^apps/api'
const SITE = '^apps/reference-site'

const SPOKEN = `${SDK}/(contract|rules|format|messages)/`
const TESTS_BESIDE_CODE = '\\.(test|example)\\.tsx?$'

const PLATFORM = '^apps/api/src/platform/'
const GATEWAYS = '^apps/api/src/gateways/'
const MODULES = '^apps/api/src/modules'
const API_TESTS = ['\\.test\\.ts$', '^apps/api/src/testing/']

/** The modules of the API in their order: each may import those of the rows before its own. */
const MODULE_ORDER = [
  ['accounts'],
  ['content'],
  ['inbox'],
  ['catalogue'],
  ['delivery', 'discounts'],
  ['orders'],
  ['payments'],
  ['requests', 'reviews', 'back-in-stock', 'wishlist', 'wholesale'],
  ['chat'],
  ['desk'],
]

const moduleOrder = MODULE_ORDER.flatMap((row, index) =>
  row.map((module) => ({
    name: `api-${module}-imports-downward`,
    severity: 'error',
    comment: 'Modules import downward only: what must go up is an event or is handed in.',
    from: { path: `${MODULES}/${module}/`, pathNot: API_TESTS },
    to: {
      path: `${MODULES}/(${MODULE_ORDER.slice(index)
        .flat()
        .filter((other) => other !== module)
        .join('|')})/`,
    },
  })),
).filter(({ to }) => !to.path.includes('()'))

/** What a feature of the React store offers to other features; the rest of its folder is its own. */
const FEATURE_ENTRY_POINTS = [
  'account/(account-form|start-account-form)',
  'alerts/(alerts-here|use-alerts)',
  'auth/(account-clients|enter|temporary-password)',
  'back-in-stock/back-in-stock',
  'delivery-request/delivery-request',
  'buy-box/(buy-box|buy-box-product|product-contract|special-product-contract)',
  'cart/(added-summary|use-retail-cart)',
  'wholesale-branding/(branding-of|use-wholesale-branding)',
  'wholesale-cart/(add-cells|buy-kit|kit-bought|kit-failure|use-wholesale-cart)',
  'country/undo-country',
  'discount/(discount-field|discount-of|refused-code|use-discount)',
  'orders/(find-unpaid-order|order-address|unpaid-order|use-unpaid-order)',
  'photo-upload/(film-field|photo-field|photos-field)',
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two modules that need each other are one module, or three.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(\\./\\+types/|virtual:)' },
    },
    {
      name: 'what-is-said-stands-alone',
      severity: 'error',
      comment: 'What is said and computed everywhere knows nothing of how it is sent.',
      from: { path: SPOKEN, pathNot: TESTS_BESIDE_CODE },
      to: { path: '^(packages|apps)/', pathNot: SPOKEN },
    },
    {
      name: 'sdk-imports-no-other-package',
      severity: 'error',
      comment: 'The SDK stands at the bottom.',
      from: { path: SDK },
      to: { path: '^(packages|apps)/', pathNot: SDK },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      comment: 'Builders and fakes never reach a shopper.',
      from: { path: '^(packages|apps)/', pathNot: [TESTS_BESIDE_CODE, '/testing/'] },
      to: { path: `${SDK}/testing/` },
    },
    {
      name: 'machines-stand-on-the-sdk',
      severity: 'error',
      comment: 'State machines import the SDK and nothing above it.',
      from: { path: MACHINES },
      to: { path: '^(packages|apps)/', pathNot: [MACHINES, SDK] },
    },
    {
      name: 'machines-draw-nothing',
      severity: 'error',
      comment: 'State machines know no React.',
      from: { path: MACHINES },
      to: { path: 'node_modules/(react|react-dom|@xstate/react|ky)/' },
    },
    {
      name: 'blocks-stand-on-contract-types-rules-format-and-messages',
      severity: 'error',
      comment: 'Blocks are drawn from props: no client, no machine, no store.',
      from: { path: BLOCKS, pathNot: [TESTS_BESIDE_CODE, `${BLOCKS}/testing/`] },
      to: { path: '^(packages|apps)/', pathNot: [BLOCKS, SPOKEN] },
    },
    {
      name: 'blocks-take-only-types-of-the-contract',
      severity: 'error',
      comment: 'A schema in a block would bring zod to every shopper.',
      from: { path: BLOCKS, pathNot: [TESTS_BESIDE_CODE, `${BLOCKS}/testing/`] },
      to: { path: `${SDK}/contract/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-block-imports-a-sibling-block',
      severity: 'error',
      comment: 'Blocks meet in the tree of a page, not in imports; what they share is a part.',
      from: { path: `${BLOCKS}/blocks/([^/]+)/` },
      to: { path: `${BLOCKS}/blocks/([^/]+)/`, pathNot: `${BLOCKS}/blocks/$1/` },
    },
    {
      name: 'react-store-stands-on-packages',
      severity: 'error',
      comment: 'The React store imports packages, never an app.',
      from: { path: REACT_STORE },
      to: { path: '^apps/' },
    },
    {
      name: 'features-meet-at-entry-points',
      severity: 'error',
      comment: 'A feature takes from another what the list above says it offers; what many share is a part.',
      from: { path: `${FEATURES}/([^/]+)/`, pathNot: TESTS_BESIDE_CODE },
      to: {
        path: `${FEATURES}/`,
        pathNot: [`${FEATURES}/$1/`, `${FEATURES}/(${FEATURE_ENTRY_POINTS.join('|')})\\.tsx?$`],
      },
    },
    {
      name: 'parts-know-no-feature',
      severity: 'error',
      comment: 'What features share stands below them.',
      from: { path: `${REACT_STORE}/parts/` },
      to: { path: `${FEATURES}/`, pathNot: '/messages/' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      comment: 'What is published cannot lean on what is deployed.',
      from: { path: '^packages/' },
      to: { path: '^(apps|stories|tests|scripts)/', pathNot: '^scripts/packages/' },
    },
    {
      name: 'api-stands-on-contract-rules-format-and-messages',
      severity: 'error',
      comment: 'The backend shares what is said and computed, not how a browser sends it.',
      from: { path: API, pathNot: [TESTS_BESIDE_CODE, '^apps/api/src/testing/'] },
      to: { path: '^(packages|apps)/', pathNot: [API, SPOKEN] },
    },
    {
      name: 'api-platform-imports-nothing-above-it',
      severity: 'error',
      comment: 'The platform knows no business: SQL, HTTP, email, jobs, files.',
      from: { path: PLATFORM, pathNot: API_TESTS },
      to: { path: '^apps/api/src/', pathNot: PLATFORM },
    },
    {
      name: 'api-gateways-stand-on-the-platform',
      severity: 'error',
      comment: 'A gateway speaks to a service outside the store; modules use it by its port.',
      from: { path: GATEWAYS, pathNot: API_TESTS },
      to: { path: '^apps/api/src/', pathNot: [PLATFORM, GATEWAYS] },
    },
    {
      name: 'api-modules-meet-at-entry-points',
      severity: 'error',
      comment:
        'A module imports another by its index.ts; a table refers to the tables of another for its foreign keys.',
      from: { path: `${MODULES}/([^/]+)/`, pathNot: [...API_TESTS, '/[a-z-]*tables\\.ts$'] },
      to: { path: `${MODULES}/`, pathNot: [`${MODULES}/$1/`, `${MODULES}/[^/]+/index\\.ts$`] },
    },
    {
      name: 'api-tables-refer-to-tables',
      severity: 'error',
      comment: 'A file of tables imports tables of other modules, never their code.',
      from: { path: `${MODULES}/([^/]+)/[a-z-]*tables\\.ts$` },
      to: {
        path: `${MODULES}/`,
        pathNot: [`${MODULES}/$1/`, `${MODULES}/[^/]+/[a-z-]*tables\\.ts$`],
      },
    },
    {
      name: 'api-is-composed-in-app',
      severity: 'error',
      comment: 'app.ts lists the modules once; none of them knows the whole.',
      from: { path: '^apps/api/src/', pathNot: [...API_TESTS, '^apps/api/src/index\\.ts$'] },
      to: { path: '^apps/api/src/app\\.ts$' },
    },
    ...moduleOrder,
    {
      name: 'demo-shop-seeds-by-entry-points',
      severity: 'error',
      comment: 'The demo shop fills a store by what its modules offer, and the API knows nothing of it.',
      from: { path: '^apps/demo-shop/', pathNot: [TESTS_BESIDE_CODE, '/testing/'] },
      to: {
        path: '^(packages|apps)/',
        pathNot: [
          '^apps/demo-shop/',
          '^apps/api/src/seeding\\.ts$',
          `${SDK}/(contract|blocks|rules|format)/`,
        ],
      },
    },
    {
      name: 'only-the-composition-root-imports-the-api',
      severity: 'error',
      comment:
        'server/main.ts, and what serves it in development beside it, are where site and API meet; the rest of the server may know its types, and reads the header of languages by the same function.',
      from: { path: SITE, pathNot: '^apps/reference-site/(server/[^/]+\\.ts|vite\\.config\\.ts)$' },
      to: {
        path: [API, '^apps/demo-shop'],
        pathNot: '^apps/api/src/platform/http/language\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pages-know-nothing-of-the-api',
      severity: 'error',
      comment: 'What is drawn speaks to the SDK, whichever way its calls travel.',
      from: { path: `${SITE}/app/` },
      to: { path: [API, '^apps/demo-shop'] },
    },
    {
      name: 'the-desk-stays-at-the-desk',
      severity: 'error',
      comment:
        'Its queries and management endpoints are no part of what shoppers load; its login, bar and menu are.',
      from: {
        path: `${SITE}/app/(routes/(?!desk/)|routes/desk/login|islands/|root|hydrate|entry\\.client)`,
      },
      to: {
        path: `${SITE}/app/desk/`,
        pathNot: `${SITE}/app/desk/(sign-in/|desk-menu|desk-bar|desk\\.css|manager-contract)`,
        reachable: true,
      },
    },
    {
      name: 'all-texts-stay-on-the-server',
      severity: 'error',
      comment: 'Texts of every language and namespace would come with every page.',
      from: { path: `${SITE}/app/(routes/|islands/|root|hydrate|entry\\.client)`, pathNot: '\\.test\\.' },
      to: {
        path: [`${SITE}/app/messages/server-i18n`, 'react-store/src/messages/all-messages'],
        reachable: true,
      },
    },
    {
      name: 'api-has-one-entry-point',
      severity: 'error',
      comment: 'The site takes what it needs from the entry points, not files behind them.',
      from: { path: SITE },
      to: {
        path: '^apps/api/src/',
        pathNot: '^apps/api/src/(index|testing/index|platform/http/language)\\.ts$',
      },
    },
    {
      name: 'stories-and-tests-use-public-entry-points',
      severity: 'error',
      comment: 'They see what a stranger sees: an import by the package name, never a path into its sources.',
      from: { path: '^(stories|tests)/' },
      to: { path: '^(packages|apps)/[^/]+/', dependencyTypes: ['local'] },
    },
    {
      name: 'packages-meet-at-entry-points',
      severity: 'error',
      comment: 'One package enters another by name.',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-undeclared-dependencies',
      severity: 'error',
      comment: 'What is imported stands in the package.json of who imports it.',
      from: { path: '^(packages|apps)/', pathNot: ['\\.(test|stories)\\.tsx?$', '\\.config\\.ts$'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router|storybook-static|\\.data)/|\\+types/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@shyrdak/source', 'import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    cache: false,
  },
}
