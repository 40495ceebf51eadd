import { Badge } from '@shyrdak/blocks/parts/badge'
import { formatDateTime } from '@shyrdak/sdk/format'
import { askedQuestions } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf, textFilter } from '../list/list-filter.ts'

type Context = ListContext<'desk/questions'>

/** Questions that visitors asked below the FAQ, those that wait the longest first. */
export default defineList({
  endpoint: askedQuestions.list,
  namespace: 'desk/questions',
  filters: {
    state: oneOf({
      options: ['waiting', 'answered', 'dismissed', 'all'],
      title: (state, { language }: Context) => messagesIn(language, 'desk/feedback')(`filters.${state}`),
      query: (state) => (state === 'all' ? {} : { state }),
    }),
    text: textFilter(({ t }: Context) => t('find')),
  },
  empty: ({ state, text }, { t, language }) =>
    text ? messagesIn(language, 'site/desk')('nothingFound') : t(`empty.${state}`),
  columns: {
    question: {
      label: ({ t }) => t('question'),
      cell: ({ id, question, email }, { t, prefix }) => (
        <>
          <p className="site-desk-clamped">
            <a href={`${prefix}/desk/inbox/questions/${id}`}>{question}</a>
          </p>
          <p className="site-desk-note">{email ?? t('noEmail')}</p>
        </>
      ),
    },
    state: {
      label: ({ t }) => t('state'),
      width: '15rem',
      cell: ({ state, faq_id, created_at }, { t, language }) => (
        <span className="site-desk-state">
          <Badge tone={state === 'waiting' ? 'saffron' : state === 'answered' ? 'sage' : 'plain'}>
            {faq_id === null ? messagesIn(language, 'desk/feedback')(`states.${state}`) : t('inFaq')}
          </Badge>
          <span className="site-desk-note">{formatDateTime(created_at, language)}</span>
        </span>
      ),
    },
  },
})
