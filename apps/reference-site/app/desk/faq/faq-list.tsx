import { Button } from '@shyrdak/blocks/parts/button'
import { FAQ_TABS } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { managedFaq } from '@shyrdak/sdk/management'
import { useSearchParams } from 'react-router'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf, textFilter } from '../list/list-filter.ts'
import { faqTabOf } from './faq-form.ts'

type Context = ListContext<'desk/faq'>

/** The FAQ entries by section, in the order of the page. */
export default defineList({
  endpoint: managedFaq.list,
  namespace: 'desk/faq',
  Before: FaqWays,
  filters: {
    tab: oneOf({
      options: ['all', ...FAQ_TABS],
      title: (tab, { t }: Context) => t(tab === 'all' ? 'all' : `tabs.${tab}`),
      query: (tab) => (tab === 'all' ? {} : { tab }),
    }),
    text: textFilter(({ t }: Context) => t('find')),
  },
  empty: ({ text }, { t, language }) =>
    text ? messagesIn(language, 'site/desk')('nothingFound') : t('none'),
  columns: {
    question: {
      label: ({ t }) => t('question'),
      cell: ({ id, question }, { language, prefix }) => (
        <a href={`${prefix}/desk/faq/${id}`}>{localized(question, language)}</a>
      ),
    },
    tab: {
      label: ({ t }) => t('tab'),
      width: '14rem',
      cell: ({ tab }, { t }) => <span className="site-desk-note">{t(`tabs.${faqTabOf(tab)}`)}</span>,
    },
  },
})

function FaqWays() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/faq')
  const [search] = useSearchParams()
  const chosen = search.get('tab')
  const query = chosen === null ? '' : `?tab=${faqTabOf(chosen)}`
  return (
    <>
      <p className="site-desk-note">{t('lead')}</p>
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/faq/new${query}`}>
          {t('add')}
        </Button>
        <a href={`${prefix}/desk/faq/order${query}`}>{t('order')}</a>
        <a href={`${prefix}/pages/faq`}>{t('inShop')}</a>
      </p>
    </>
  )
}
