export { runQueries, type BlockData } from './block-data.ts'
export { pageEnv } from './page-env.ts'
export { pageContract, type PageSdk } from './page-sdk.ts'
export { readPage, type ReadPageOptions, type LoadedPage } from './read-page.ts'
