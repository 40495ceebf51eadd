import type { I18n } from '@shyrdak/sdk/messages'
import type { ReportNamespaces } from 'react-i18next'

/** Renders an island and reports the namespaces that react-i18next has seen in use meanwhile, islands inside it apart. */
export function reportNamespaces(i18n: I18n, render: () => string): { html: string; namespaces: string[] } {
  const outer = i18n.reportNamespaces
  delete i18n.reportNamespaces
  try {
    const html = render()
    // Typed as always there, by react-i18next.
    const used = i18n.reportNamespaces as ReportNamespaces | undefined
    return { html, namespaces: used?.getUsedNamespaces() ?? [] }
  } finally {
    if (outer) i18n.reportNamespaces = outer
  }
}
