import type { Language } from '@shyrdak/sdk/contract'
import { emailTextsIn } from './email-texts.ts'

/** The greeting of an email, with the recipient's name if known. */
export const greetingIn = (language: Language, name?: string): string =>
  name === undefined
    ? emailTextsIn(language)('greetingWithoutName')
    : emailTextsIn(language)('greeting', { name })
