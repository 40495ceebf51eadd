import type { Language } from '@shyrdak/sdk/contract'
import type { I18n, Translate } from '@shyrdak/sdk/messages'
import { i18nOf, messagesIn, type SiteNamespace } from '../../messages/messages-in.ts'
import type { Texts } from '../../messages/texts.ts'
import { usePageContext } from '../../page/use-page-context.ts'

/** The namespaces that can be those of a list: they have its title. */
export type ListNamespace = {
  [N in SiteNamespace]: 'title' extends keyof Texts[N] ? N : never
}[SiteNamespace]

/** What everything of a list is rendered with. */
export interface ListContext<N extends ListNamespace> {
  /** The texts of the list. */
  readonly t: Translate<Texts[N]>
  readonly i18n: I18n
  readonly language: Language
  /** Stands before every path of the site. */
  readonly prefix: string
  readonly apiHost: string
}

/** The title of a list. Every namespace of a list has it, which cannot be said of one of them. */
export const listTitle = (language: Language, namespace: ListNamespace): string =>
  i18nOf(language).t(`${namespace}:title`)

export function useListContext<N extends ListNamespace>({
  namespace,
}: {
  readonly namespace: N
}): ListContext<N> {
  const { language, prefix, apiHost } = usePageContext()
  return { t: messagesIn(language, namespace), i18n: i18nOf(language), language, prefix, apiHost }
}
