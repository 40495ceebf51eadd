import type { Language } from '@shyrdak/sdk/contract'
import { usePageContext } from '../../page/use-page-context.ts'

/** What everything of a list is rendered with. */
export interface ListContext<Messages> {
  readonly messages: Messages
  readonly language: Language
  /** Stands before every path of the site. */
  readonly prefix: string
  readonly apiHost: string
}

export function useListContext<Messages>({
  messages,
}: {
  readonly messages: Readonly<Record<Language, Messages>>
}): ListContext<Messages> {
  const { language, prefix, apiHost } = usePageContext()
  return { messages: messages[language], language, prefix, apiHost }
}
