import type { Language } from '@shyrdak/sdk/contract'
import { emailTextsIn } from './email-texts.ts'

/** How an email begins, with its reader's name where the store knows it. */
export const greetingIn = (language: Language, name?: string): string =>
  name === undefined
    ? emailTextsIn(language)('greetingWithoutName')
    : emailTextsIn(language)('greeting', { name })
