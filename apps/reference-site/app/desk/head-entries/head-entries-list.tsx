import './head-entries.css'
import { Button } from '@shyrdak/blocks/parts/button'
import { managedHead } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'
import { lineOf } from './head-form.ts'

/** The elements in the head of every page, in order. */
export default defineList({
  rowClass: 'site-head-entries-row',
  endpoint: managedHead.list,
  namespace: 'desk/head-entries',
  Before: HeadWays,
  filters: {},
  empty: (_, { t }) => t('none'),
  columns: {
    content: {
      cell: (entry, { prefix }) => (
        <a href={`${prefix}/desk/head-entries/${entry.id}`}>
          <code>{lineOf(entry)}</code>
        </a>
      ),
    },
  },
})

function HeadWays() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/head-entries')
  return (
    <>
      <p className="site-desk-note">{t('lead')}</p>
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/head-entries/new`}>
          {t('add')}
        </Button>
        <a href={`${prefix}/desk/head-entries/order`}>{t('order')}</a>
      </p>
    </>
  )
}
