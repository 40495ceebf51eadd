import { messagesIn } from '../messages/messages-in.ts'
import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import type { MetaDescriptor } from 'react-router'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'

/** The title of an account page, hidden from search engines. */
export function accountMeta(
  matches: Parameters<typeof pageContextIn>[0],
  title: (t: Translate<Texts['site/account']>) => string,
): MetaDescriptor[] {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/account')
  return pageMeta(pageContext, { title: title(t), description: t('description'), hidden: true })
}
