import type { Language } from '@shyrdak/sdk/contract'
import type { MetaDescriptor } from 'react-router'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'
import { deskMessages, type DeskMessages } from './desk-messages.ts'

interface Args {
  matches: Parameters<typeof pageContextIn>[0]
}

/** The `meta` of a page of the desk, which nobody else can see. */
export const deskMeta =
  (title: (messages: DeskMessages, language: Language) => string) =>
  ({ matches }: Args): MetaDescriptor[] => {
    const pageContext = pageContextIn(matches)
    const language = pageContext?.language ?? 'ru'
    const messages = deskMessages[language]
    return pageMeta(pageContext, {
      title: title(messages, language),
      description: messages.description,
      hidden: true,
    })
  }
