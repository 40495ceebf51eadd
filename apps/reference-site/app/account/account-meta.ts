import type { MetaDescriptor } from 'react-router'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'
import { accountPageMessages, type AccountPageMessages } from './account-messages.ts'

/** The title of a page of an account, which nobody else can see. */
export function accountMeta(
  matches: Parameters<typeof pageContextIn>[0],
  title: (messages: AccountPageMessages) => string,
): MetaDescriptor[] {
  const pageContext = pageContextIn(matches)
  const messages = accountPageMessages[pageContext?.language ?? 'ru']
  return pageMeta(pageContext, { title: title(messages), description: messages.description, hidden: true })
}
