import type { Language } from '@shyrdak/sdk/contract'
import { failureMessages, type FailureMessages } from './failure-messages.ts'
import { shellMessages, type ShellMessages } from './shell-messages.ts'

/** What every page says, whatever it is about. A page's own words stand in a file of its subject beside this one. */
export interface SiteMessages {
  shell: ShellMessages
  failure: FailureMessages
}

export const siteMessages = (language: Language): SiteMessages => ({
  shell: shellMessages[language],
  failure: failureMessages[language],
})
