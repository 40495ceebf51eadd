import type { Language } from '@shyrdak/sdk/contract'
import type { Messages } from '@shyrdak/sdk/messages'

/** Imports the file of a feature's texts. The build of the elements replaces this module by one with fewer files. */
export const importTexts = (namespace: string, language: Language): Promise<{ default: Messages }> =>
  import(`../features/${namespace}/locales/${language}.json`, { with: { type: 'json' } })
