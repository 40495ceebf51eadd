import type { Language } from '@shyrdak/sdk/contract'
import type { MetaDescriptor } from 'react-router'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import { deskWords, type DeskWords } from './desk-words.ts'

/** The title of a page of the desk, which nobody else can see. */
export function deskMeta(
  matches: Parameters<typeof visitIn>[0],
  title: (words: DeskWords, language: Language) => string,
): MetaDescriptor[] {
  const visit = visitIn(matches)
  const language = visit?.language ?? 'ru'
  const words = deskWords[language]
  return pageMeta(visit, { title: title(words, language), description: words.description, hidden: true })
}
