// The arrows of ARCHITECTURE.md, checked. What a rule forbids is said in its comment.

const SDK = '^packages/sdk/src'
const MACHINES = '^packages/state-machines/src'
const BLOCKS = '^packages/blocks/src'
const REACT_STORE = '^packages/react-store/src'
const API = '^apps/api'
const SITE = '^apps/reference-site'

const SPOKEN = `${SDK}/(contract|rules|format|messages)/`
const TESTS_BESIDE_CODE = '\\.(test|example)\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two modules that need each other are one module, or three.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      comment: 'The SDK is the bottom of the house.',
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
      name: 'only-the-composition-root-imports-the-api',
      severity: 'error',
      comment:
        'server/main.ts, and what serves it in development beside it, are where site and API meet; the rest of the server may know its types.',
      from: { path: SITE, pathNot: '^apps/reference-site/(server/[^/]+\\.ts|vite\\.config\\.ts)$' },
      to: { path: API, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-know-nothing-of-the-api',
      severity: 'error',
      comment: 'What is drawn speaks to the SDK, whichever way its calls travel.',
      from: { path: `${SITE}/app/` },
      to: { path: API },
    },
    {
      name: 'api-has-one-door',
      severity: 'error',
      comment: 'The site takes createApi from the door, not files from the rooms behind it.',
      from: { path: SITE },
      to: { path: '^apps/api/src/', pathNot: '^apps/api/src/(index|testing/index)\\.ts$' },
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
