import type { I18n } from '@shyrdak/sdk/messages'
import type { ReportNamespaces } from 'react-i18next'

/**
 * Renders an island and returns the namespaces that react-i18next has used meanwhile. Islands inside it
 * report their own.
 */
export function reportNamespaces(i18n: I18n, render: () => string): { html: string; namespaces: string[] } {
  const outer = i18n.reportNamespaces
  delete i18n.reportNamespaces
  try {
    const html = render()
    // react-i18next types it as always set, but it was deleted above.
    const used = i18n.reportNamespaces as ReportNamespaces | undefined
    return { html, namespaces: used?.getUsedNamespaces() ?? [] }
  } finally {
    if (outer) i18n.reportNamespaces = outer
  }
}
