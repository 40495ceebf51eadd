import './price-lists.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { localized } from '@shyrdak/sdk/format'
import { priceLists } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'

/** The price lists, with their numbers of prices and clients. */
export default defineList({
  rowClass: 'site-price-lists-row',
  endpoint: priceLists.list,
  namespace: 'desk/price-lists',
  Before: NewList,
  filters: {},
  empty: (_, { t }) => t('none'),
  columns: {
    name: {
      cell: ({ id, name }, { prefix, language }) => (
        <a href={`${prefix}/desk/price-lists/${id}`}>{localized(name, language)}</a>
      ),
    },
    prices: { width: '9rem', isCount: true, cell: ({ prices }, { t }) => t('prices', { count: prices }) },
    clients: { width: '9rem', isCount: true, cell: ({ clients }, { t }) => t('clients', { count: clients }) },
  },
})

function NewList() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/price-lists')
  return (
    <>
      <p className="site-desk-note">{t('lead')}</p>
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/price-lists/new`}>
          {t('add')}
        </Button>
      </p>
    </>
  )
}
