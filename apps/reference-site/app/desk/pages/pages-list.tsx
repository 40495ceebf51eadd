import './pages-list.css'
import { formatDate, localized } from '@shyrdak/sdk/format'
import { managedPages } from '@shyrdak/sdk/management'
import { pagePath } from '../../content/page-path.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { textFilter } from '../list/list-filter.ts'
import { PAGE_TEMPLATES, SECTION_ICONS, TEMPLATE_NAMES } from '../page-sections/sections.ts'
import { BlockIcon } from '../page-editor/editor-icon.tsx'

type Context = ListContext<'desk/pages'>

/** The pages of the store, last changed first. */
export default defineList({
  rowClass: 'site-pages-row',
  endpoint: managedPages.list,
  namespace: 'desk/pages',
  Before: NewPage,
  filters: { text: textFilter(({ t }: Context) => t('find')) },
  empty: ({ text }, { t }) => (text ? t('empty') : t('none')),
  columns: {
    title: {
      cell: ({ id, title }, { prefix, language }) => (
        <a href={`${prefix}/desk/pages/${id}`}>{localized(title, language)}</a>
      ),
    },
    address: { width: 'minmax(0, 18rem)', label: ({ t }) => t('address'), cell: ({ url }) => pagePath(url) },
    changed: {
      width: '8rem',
      label: ({ t }) => t('changed'),
      cell: ({ updated_at }, { language }) => formatDate(updated_at, language, 'short'),
    },
    shop: {
      width: '8rem',
      cell: ({ url }, { t, prefix }) => (
        <span className="site-desk-row-way">
          <a href={prefix + pagePath(url)}>{t('inShop')}</a>
        </span>
      ),
    },
  },
})

/** Creates an empty page, or one from a template. */
function NewPage() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/pages')
  const tSections = messagesIn(language, 'desk/page-sections')
  return (
    <>
      <p className="site-desk-note">{t('lead')}</p>
      <details className="site-pages-new">
        <summary>
          <span className="shyrdak-button" data-tone="secondary" data-size="medium">
            {t('add')}
          </span>
        </summary>
        <ul>
          {TEMPLATE_NAMES.map((name) => (
            <li key={name}>
              <a href={`${prefix}/desk/pages/new?template=${name}`}>
                <span className="site-pages-parts">
                  {PAGE_TEMPLATES[name].map((section) => (
                    <BlockIcon key={section} name={SECTION_ICONS[section]} />
                  ))}
                </span>
                <span>{tSections(`templates.${name}.name`)}</span>
                <span className="site-desk-note">{tSections(`templates.${name}.about`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
