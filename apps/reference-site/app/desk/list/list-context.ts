import type { Language } from '@shyrdak/sdk/contract'
import type { I18n, Translate } from '@shyrdak/sdk/messages'
import { i18nOf, messagesIn, type SiteNamespace } from '../../messages/messages-in.ts'
import type { Texts } from '../../messages/texts.ts'
import { usePageContext } from '../../page/use-page-context.ts'

/** The namespaces that have a `title`, as a list needs. */
export type ListNamespace = {
  [N in SiteNamespace]: 'title' extends keyof Texts[N] ? N : never
}[SiteNamespace]

/** The context in which all parts of a list are rendered. */
export interface ListContext<N extends ListNamespace> {
  /** The texts of the list. */
  readonly t: Translate<Texts[N]>
  readonly i18n: I18n
  readonly language: Language
  /** Precedes every path of the site. */
  readonly prefix: string
  readonly apiHost: string
}

/** The title of a list. The type checker cannot see that every one of these namespaces has it. */
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
