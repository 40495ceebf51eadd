import type { MetaDescriptor } from 'react-router'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import { accountPageWords, type AccountPageWords } from './account-words.ts'

/** The title of a page of an account, which nobody else can see. */
export function accountMeta(
  matches: Parameters<typeof visitIn>[0],
  title: (words: AccountPageWords) => string,
): MetaDescriptor[] {
  const visit = visitIn(matches)
  const words = accountPageWords[visit?.language ?? 'ru']
  return pageMeta(visit, { title: title(words), description: words.description, hidden: true })
}
