import { messagesIn } from '../messages/messages-in.ts'
import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import type { Language } from '@shyrdak/sdk/contract'
import type { MetaDescriptor } from 'react-router'
import type { DeskSection } from './desk-menu.ts'
import { listTitle } from './list/list-context.ts'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'

interface Args {
  matches: Parameters<typeof pageContextIn>[0]
}

/** The `meta` of a page of the desk, which nobody else can see. */
export const deskMeta =
  (title: (t: Translate<Texts['site/desk']>, language: Language) => string) =>
  ({ matches }: Args): MetaDescriptor[] => {
    const pageContext = pageContextIn(matches)
    const language = pageContext?.language ?? 'ru'
    const t = messagesIn(language, 'site/desk')
    return pageMeta(pageContext, {
      title: title(t, language),
      description: t('description'),
      hidden: true,
    })
  }

/** The `meta` of a page below a list of the desk: it has the list's title until the browser knows what it is about. */
export const deskListMeta = (section: DeskSection) =>
  deskMeta((_, language) => listTitle(language, `desk/${section}`))
