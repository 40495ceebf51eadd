import type { Translate } from '@shyrdak/sdk/messages'
import type { MetaDescriptor } from 'react-router'
import { messagesIn } from '../messages/messages-in.ts'
import type { Texts } from '../messages/texts.ts'
import { pageContextIn, pageMeta } from '../page/page-meta.ts'

/** The title of a page of a wholesale client's documents, hidden from search engines. */
export function documentsMeta(
  matches: Parameters<typeof pageContextIn>[0],
  title: (t: Translate<Texts['site/wholesale-documents']>) => string,
): MetaDescriptor[] {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/wholesale-documents')
  return pageMeta(pageContext, { title: title(t), description: t('description'), hidden: true })
}
