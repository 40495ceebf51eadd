import { LANGUAGES, type Issue, type LocalizedText } from '@shyrdak/sdk/contract'
import { refuseField } from '../refusal.ts'
import { plainLine, plainText, refuseUnstorable } from './plain-text.ts'

/** Normalizes single-line texts for storage. Refuses, by field, texts without visible characters. */
export function plainLines(text: LocalizedText, path: Issue['path']): LocalizedText {
  const lines = read(text, path, plainLine)
  for (const language of LANGUAGES)
    if (lines[language] === '') throw refuseField([...path, language], 'required')
  return lines
}

/** Normalizes texts for storage; they may be empty. */
export const plainTexts = (text: LocalizedText, path: Issue['path']): LocalizedText =>
  read(text, path, plainText)

function read(text: LocalizedText, path: Issue['path'], plain: (text: string) => string): LocalizedText {
  refuseUnstorable(text, path)
  return { en: plain(text.en), ru: plain(text.ru), kg: plain(text.kg) }
}
