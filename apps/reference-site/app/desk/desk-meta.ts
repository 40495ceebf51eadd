import type { Language } from '@shyrdak/sdk/contract'
import type { MetaDescriptor } from 'react-router'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'
import { deskMessages, type DeskMessages } from './desk-messages.ts'

/** The title of a page of the desk, which nobody else can see. */
export function deskMeta(
  matches: Parameters<typeof pageContextIn>[0],
  title: (messages: DeskMessages, language: Language) => string,
): MetaDescriptor[] {
  const pageContext = pageContextIn(matches)
  const language = pageContext?.language ?? 'ru'
  const messages = deskMessages[language]
  return pageMeta(pageContext, {
    title: title(messages, language),
    description: messages.description,
    hidden: true,
  })
}
