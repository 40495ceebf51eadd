import type { Translate } from '@shyrdak/sdk/messages'
import type { MetaDescriptor } from 'react-router'
import { messagesIn } from '../messages/messages-in.ts'
import type { Texts } from '../messages/texts.ts'
import { pageContextIn, pageMeta } from '../page/page-meta.ts'

/** The title of a wholesale page, hidden from search engines. */
export function wholesaleMeta(
  matches: Parameters<typeof pageContextIn>[0],
  title: (t: Translate<Texts['site/wholesale']>) => string,
): MetaDescriptor[] {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/wholesale')
  return pageMeta(pageContext, { title: title(t), description: t('description'), hidden: true })
}
