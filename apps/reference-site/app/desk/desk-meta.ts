import type { MetaDescriptor } from 'react-router'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import { deskWords, type DeskWords } from './desk-words.ts'

/** The title of a page of the desk, which nobody else can see. */
export function deskMeta(
  matches: Parameters<typeof visitIn>[0],
  title: (words: DeskWords) => string,
): MetaDescriptor[] {
  const visit = visitIn(matches)
  const words = deskWords[visit?.language ?? 'ru']
  return pageMeta(visit, { title: title(words), description: words.description, hidden: true })
}
