import type { Language } from '@shyrdak/sdk/contract'
import { failureWords, type FailureWords } from './failure-words.ts'
import { shellWords, type ShellWords } from './shell-words.ts'

/** What every page says, whatever it is about. A page's own words stand in a file of its subject beside this one. */
export interface SiteWords {
  shell: ShellWords
  failure: FailureWords
}

export const siteWords = (language: Language): SiteWords => ({
  shell: shellWords[language],
  failure: failureWords[language],
})
