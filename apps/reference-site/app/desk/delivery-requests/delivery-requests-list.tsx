import { formatDate, localized } from '@shyrdak/sdk/format'
import { managedDeliveryRequests } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { languageNames } from '../language-names.ts'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { textFilter } from '../list/list-filter.ts'
import { Demand } from './demand.tsx'

/** Requests for delivery to a country. The store emails them once it delivers there. */
export default defineList({
  endpoint: managedDeliveryRequests.list,
  namespace: 'desk/delivery-requests',
  filters: { text: textFilter(({ t }: ListContext<'desk/delivery-requests'>) => t('find')) },
  empty: ({ text }, { t, language }) =>
    text ? messagesIn(language, 'site/desk')('nothingFound') : t('empty'),
  Before: Demand,
  isBrief: true,
  columns: {
    email: { cell: ({ email }) => email },
    country: { cell: ({ country }, { language }) => <p>{localized(country, language)}</p> },
    facts: {
      cell: ({ created_at, notified_at, language: reads }, { t, language }) => (
        <p className="site-desk-note">
          {notified_at === null
            ? t('since', { when: formatDate(created_at, language), language: languageNames[language][reads] })
            : t('emailed', { when: formatDate(notified_at, language) })}
        </p>
      ),
    },
  },
  actions: {
    remove: {
      label: (_, { t }) => t('remove'),
      tone: () => 'quiet',
      isOffered: () => true,
      question: {
        title: ({ email }, { t }) => t('removeTitle', { email }),
        text: (_, { t }) => t('removeText'),
      },
      run: (call, { id }) => call(managedDeliveryRequests.remove, { params: { id } }),
      done: ({ email }, { t }) => t('removed', { email }),
    },
  },
})
