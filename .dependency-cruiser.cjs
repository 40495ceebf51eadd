// Enforces the import directions of ARCHITECTURE.md. The comment of each rule explains it.

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

/** The order of the API's modules: each may import modules of earlier rows only. */
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
    comment: 'Modules import downward only. A call upward is an event, or is passed in.',
    from: { path: `${MODULES}/${module}/`, pathNot: API_TESTS },
    to: {
      path: `${MODULES}/(${MODULE_ORDER.slice(index)
        .flat()
        .filter((other) => other !== module)
        .join('|')})/`,
    },
  })),
).filter(({ to }) => !to.path.includes('()'))

/** The modules of each React store feature that other features may import. */
const FEATURE_ENTRY_POINTS = [
  'account/(account-form|start-account-form)',
  'alerts/(alerts-here|use-alerts)',
  'auth/(account-clients|enter|temporary-password|use-auth)',
  'back-in-stock/back-in-stock',
  'delivery-request/delivery-request',
  'buy-box/(buy-box|buy-box-product|product-contract|special-product-contract)',
  'cart/(added-summary|use-retail-cart)',
  'wholesale-branding/(branding-of|use-wholesale-branding)',
  'wholesale-cart/(add-cells|buy-kit|kit-bought|kit-failure|use-wholesale-cart)',
  'country/undo-country',
  'discount/(discount-field|discount-of|refused-code|use-discount)',
  'orders/(find-unpaid-order|order-address|unpaid-order|use-unpaid-order)',
  'payment/(no-payments|payment-methods|payments-sdk|sum-to-pay|use-payment-charges|use-payment-methods)',
  'photo-upload/(film-field|photo-field|photos-field)',
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Merge two modules that import each other, or extract a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'The imported module does not exist.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(\\./\\+types/|virtual:)' },
    },
    {
      name: 'contract-and-texts-stand-alone',
      severity: 'error',
      comment: 'Contract, rules, format and messages do not import the client or any other package.',
      from: { path: SPOKEN, pathNot: TESTS_BESIDE_CODE },
      to: { path: '^(packages|apps)/', pathNot: SPOKEN },
    },
    {
      name: 'sdk-imports-no-other-package',
      severity: 'error',
      comment: 'The SDK is the lowest layer.',
      from: { path: SDK },
      to: { path: '^(packages|apps)/', pathNot: SDK },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      comment: 'Test builders and fakes must not be bundled for production.',
      from: { path: '^(packages|apps)/', pathNot: [TESTS_BESIDE_CODE, '/testing/'] },
      to: { path: `${SDK}/testing/` },
    },
    {
      name: 'machines-import-only-the-sdk',
      severity: 'error',
      comment: 'State machines import only the SDK.',
      from: { path: MACHINES },
      to: { path: '^(packages|apps)/', pathNot: [MACHINES, SDK] },
    },
    {
      name: 'machines-render-nothing',
      severity: 'error',
      comment: 'State machines do not depend on React.',
      from: { path: MACHINES },
      to: { path: 'node_modules/(react|react-dom|@xstate/react|ky)/' },
    },
    {
      name: 'blocks-stand-on-contract-types-rules-format-and-messages',
      severity: 'error',
      comment: 'Blocks are rendered from props, without client, machines or store.',
      from: { path: BLOCKS, pathNot: [TESTS_BESIDE_CODE, `${BLOCKS}/testing/`] },
      to: { path: '^(packages|apps)/', pathNot: [BLOCKS, SPOKEN] },
    },
    {
      name: 'blocks-take-only-types-of-the-contract',
      severity: 'error',
      comment: 'A schema in a block would add zod to every page.',
      from: { path: BLOCKS, pathNot: [TESTS_BESIDE_CODE, `${BLOCKS}/testing/`] },
      to: { path: `${SDK}/contract/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-block-imports-a-sibling-block',
      severity: 'error',
      comment: 'Blocks are combined in the tree of a page, not by imports. Shared code is a part.',
      from: { path: `${BLOCKS}/blocks/([^/]+)/` },
      to: { path: `${BLOCKS}/blocks/([^/]+)/`, pathNot: `${BLOCKS}/blocks/$1/` },
    },
    {
      name: 'react-store-stands-on-packages',
      severity: 'error',
      comment: 'The React store imports packages, never apps.',
      from: { path: REACT_STORE },
      to: { path: '^apps/' },
    },
    {
      name: 'features-meet-at-entry-points',
      severity: 'error',
      comment:
        'A feature imports another only through FEATURE_ENTRY_POINTS. Code shared by several features is a part.',
      from: { path: `${FEATURES}/([^/]+)/`, pathNot: TESTS_BESIDE_CODE },
      to: {
        path: `${FEATURES}/`,
        pathNot: [`${FEATURES}/$1/`, `${FEATURES}/(${FEATURE_ENTRY_POINTS.join('|')})\\.tsx?$`],
      },
    },
    {
      name: 'the-store-knows-no-part',
      severity: 'error',
      comment: 'Parts are made of the store and its hooks, which do not import them.',
      from: { path: `${REACT_STORE}/store/` },
      to: { path: `${REACT_STORE}/parts/` },
    },
    {
      name: 'parts-know-no-feature',
      severity: 'error',
      comment: 'Shared parts are below features and do not import them.',
      from: { path: `${REACT_STORE}/parts/` },
      to: { path: `${FEATURES}/` },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      comment: 'Published packages do not depend on deployed apps.',
      from: { path: '^packages/' },
      to: { path: '^(apps|stories|tests|scripts)/', pathNot: '^scripts/packages/' },
    },
    {
      name: 'api-stands-on-contract-rules-format-and-messages',
      severity: 'error',
      comment: 'The backend imports contract, rules, format and messages, not the client.',
      from: { path: API, pathNot: [TESTS_BESIDE_CODE, '^apps/api/src/testing/'] },
      to: { path: '^(packages|apps)/', pathNot: [API, SPOKEN] },
    },
    {
      name: 'api-platform-imports-nothing-above-it',
      severity: 'error',
      comment: 'The platform has no domain code: SQL, HTTP, email, jobs, files.',
      from: { path: PLATFORM, pathNot: API_TESTS },
      to: { path: '^apps/api/src/', pathNot: PLATFORM },
    },
    {
      name: 'api-gateways-stand-on-the-platform',
      severity: 'error',
      comment:
        'A gateway connects to an external service and imports no module; modules use it through its port.',
      from: { path: GATEWAYS, pathNot: API_TESTS },
      to: { path: '^apps/api/src/', pathNot: [PLATFORM, GATEWAYS] },
    },
    {
      name: 'api-modules-meet-at-entry-points',
      severity: 'error',
      comment:
        'A module imports another only through its index.ts. Tables may reference its tables for foreign keys.',
      from: { path: `${MODULES}/([^/]+)/`, pathNot: [...API_TESTS, '/[a-z-]*tables\\.ts$'] },
      to: { path: `${MODULES}/`, pathNot: [`${MODULES}/$1/`, `${MODULES}/[^/]+/index\\.ts$`] },
    },
    {
      name: 'api-tables-refer-to-tables',
      severity: 'error',
      comment: 'A file of tables imports only tables of other modules.',
      from: { path: `${MODULES}/([^/]+)/[a-z-]*tables\\.ts$` },
      to: {
        path: `${MODULES}/`,
        pathNot: [`${MODULES}/$1/`, `${MODULES}/[^/]+/[a-z-]*tables\\.ts$`],
      },
    },
    {
      name: 'api-is-composed-in-app',
      severity: 'error',
      comment: 'app.ts and its parts compose the modules; none of them imports it.',
      from: { path: '^apps/api/src/', pathNot: [...API_TESTS, '^apps/api/src/(index\\.ts$|app(\\.ts$|/))'] },
      to: { path: '^apps/api/src/app(\\.ts$|/)' },
    },
    {
      name: 'api-opens-the-database-by-one-entry-point',
      severity: 'error',
      comment:
        'How PostgreSQL is installed, started and stopped is known inside platform/open-postgres only.',
      from: { path: '^apps/api/src/', pathNot: [...API_TESTS, `${PLATFORM}open-postgres/`] },
      to: { path: `${PLATFORM}open-postgres/`, pathNot: `${PLATFORM}open-postgres/index\\.ts$` },
    },
    ...moduleOrder,
    {
      name: 'demo-shop-seeds-by-entry-points',
      severity: 'error',
      comment: 'The demo shop seeds a store through the entry point for seeding; the API does not import it.',
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
        'Only server/main.ts and its development counterpart import the API. The rest of the server may import its types, and the functions that parse Accept-Language and count requests.',
      from: { path: SITE, pathNot: '^apps/reference-site/(server/[^/]+\\.ts|vite\\.config\\.ts)$' },
      to: {
        path: [API, '^apps/demo-shop'],
        pathNot: '^apps/api/src/platform/http/(language|request-counter)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pages-know-nothing-of-the-api',
      severity: 'error',
      comment: 'Pages call the API through the SDK, whatever its transport.',
      from: { path: `${SITE}/app/` },
      to: { path: [API, '^apps/demo-shop'] },
    },
    {
      name: 'the-desk-stays-at-the-desk',
      severity: 'error',
      comment:
        'Shoppers must not load the queries and management endpoints of the desk; its login, bar and menu are allowed.',
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
      comment: 'Importing them would add the texts of every language and namespace to every page.',
      from: { path: `${SITE}/app/(routes/|islands/|root|hydrate|entry\\.client)`, pathNot: '\\.test\\.' },
      to: {
        path: [`${SITE}/app/messages/server-i18n`, 'react-store/src/messages/all-messages'],
        reachable: true,
      },
    },
    {
      name: 'api-has-one-entry-point',
      severity: 'error',
      comment: 'The site imports the API only through its entry points.',
      from: { path: SITE },
      to: {
        path: '^apps/api/src/',
        pathNot: '^apps/api/src/(index|testing/index|platform/http/(language|request-counter))\\.ts$',
      },
    },
    {
      name: 'stories-and-tests-use-public-entry-points',
      severity: 'error',
      comment: 'Like users, they import packages by name, never by a path into the sources.',
      from: { path: '^(stories|tests)/' },
      to: { path: '^(packages|apps)/[^/]+/', dependencyTypes: ['local'] },
    },
    {
      name: 'packages-meet-at-entry-points',
      severity: 'error',
      comment: 'Packages import each other by name.',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-undeclared-dependencies',
      severity: 'error',
      comment: 'An imported package must be declared in the package.json of the importing workspace.',
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
    skipAnalysisNotInRules: true,
    cache: false,
  },
}
