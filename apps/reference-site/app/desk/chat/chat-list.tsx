import './chat.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { formatDateTime } from '@shyrdak/sdk/format'
import { managedChats } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf, textFilter } from '../list/list-filter.ts'

/** The conversations with clients, those waiting for an answer first. */
export default defineList({
  rowClass: 'site-chat-row',
  endpoint: managedChats.list,
  namespace: 'desk/chat',
  filters: {
    show: oneOf({
      options: ['all', 'unread'],
      title: (show, { t }: ListContext<'desk/chat'>) => t(`filters.${show}`),
      query: (show) => (show === 'unread' ? { unread: true } : {}),
    }),
    text: textFilter(({ t }: ListContext<'desk/chat'>) => t('find')),
  },
  empty: ({ show, text }, { t, language }) =>
    text ? messagesIn(language, 'site/desk')('nothingFound') : t(show === 'unread' ? 'none' : 'empty'),
  isUrgent: ({ unread }) => unread > 0,
  columns: {
    client: {
      label: ({ t }) => t('client'),
      heading: ({ t }) => t('client'),
      width: 'minmax(0, 1fr)',
      cell: ({ id, name, market, email }, { t, prefix }) => (
        <>
          <p>
            <a href={`${prefix}/desk/chat/${id}`}>{name}</a>
          </p>
          <p className="site-desk-note">
            {market === 'management' ? email : `${t(`markets.${market}`)} · ${email}`}
          </p>
        </>
      ),
    },
    last: {
      label: ({ t }) => t('last'),
      width: 'minmax(0, 2fr)',
      cell: ({ last_text }) => <p className="site-desk-clamped">{last_text}</p>,
    },
    when: {
      width: '9rem',
      cell: ({ last_message_at, unread }, { t, language }) => (
        <>
          {unread > 0 ? <Badge tone="saffron">{t('unread', { count: unread })}</Badge> : null}
          <span className="site-desk-note">{formatDateTime(last_message_at, language, 'short')}</span>
        </>
      ),
    },
  },
})
