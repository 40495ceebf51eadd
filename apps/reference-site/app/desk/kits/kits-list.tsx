import './kits.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { formatSom } from '@shyrdak/sdk/format'
import { wholesaleKits } from '@shyrdak/sdk/management'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf, textFilter } from '../list/list-filter.ts'

type Context = ListContext<'desk/kits'>

/** The branding kits of all clients with their balances. */
export default defineList({
  rowClass: 'site-kits-row',
  endpoint: wholesaleKits.list,
  namespace: 'desk/kits',
  filters: {
    section: oneOf({
      options: ['all', 'empty', 'left'],
      label: ({ t }: Context) => t('section'),
      title: (section, { t }) => t(`sections.${section}`),
      query: (section) => (section === 'all' ? {} : { empty: section === 'empty' }),
    }),
    text: textFilter(({ t }: Context) => t('find')),
  },
  empty: ({ text, section }, { t, language }) =>
    text || section !== 'all' ? messagesIn(language, 'site/desk')('nothingFound') : t('none'),
  columns: {
    name: {
      heading: ({ language }) => messagesIn(language, 'desk/clients')('logo'),
      width: 'minmax(9rem, 1fr)',
      cell: ({ id, name, client }, { prefix }) => (
        <>
          <a href={`${prefix}/desk/kits/${id}`}>{name}</a>
          <span className="site-desk-note">{client.name}</span>
        </>
      ),
    },
    price: {
      heading: ({ t }) => t('kitPrice'),
      width: '17rem',
      cell: ({ kit_count, kit_price }, { t }) =>
        t('kitOf', { count: kit_count, price: formatSom(kit_price) }),
    },
    reserved: {
      heading: ({ language }) => messagesIn(language, 'desk/clients')('kitReserved'),
      width: '9.5rem',
      cell: ({ reserved }, { t }) => t('reserved', { count: reserved }),
    },
    balance: {
      heading: ({ t }) => t('numbers'),
      width: '9rem',
      cell: ({ balance }, { t }) => (
        <Badge tone={balance > 0 ? 'sage' : 'madder'}>{t('balance', { count: balance })}</Badge>
      ),
    },
  },
})
