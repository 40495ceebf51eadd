import { formatDate } from '@shyrdak/sdk/format'
import { mailingList } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { languageNames } from '../language-names.ts'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { textFilter } from '../list/list-filter.ts'
import { ExportSubscribers } from './export-subscribers.tsx'

/** The mailing list: search, export for a newsletter program, and removal on request. */
export default defineList({
  endpoint: mailingList.list,
  namespace: 'desk/subscribers',
  filters: { text: textFilter(({ t }: ListContext<'desk/subscribers'>) => t('find')) },
  empty: ({ text }, { t, language }) =>
    text ? messagesIn(language, 'site/desk')('nothingFound') : t('empty'),
  Before: ExportSubscribers,
  isBrief: true,
  columns: {
    email: { cell: ({ email }) => email },
    facts: {
      cell: ({ created_at, language: reads }, { t, language }) => (
        <p className="site-desk-note">
          {t('since', {
            when: formatDate(created_at, language),
            language: languageNames[language][reads],
          })}
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
      run: (call, { id }) => call(mailingList.remove, { params: { id } }),
      done: ({ email }, { t }) => t('removed', { email }),
    },
  },
})
