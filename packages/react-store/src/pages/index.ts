export { answerNeeds, type Answers } from './answers.ts'
export { pageEnv } from './page-env.ts'
export { pageContract, type PageSdk } from './page-sdk.ts'
export { readPage, type ReadPage } from './read-page.ts'
