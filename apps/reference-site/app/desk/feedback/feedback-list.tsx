import { ANSWER_LENGTH, feedbackMessages, type FeedbackMessage } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf, textFilter } from '../list/list-filter.ts'
import { LongText } from '../long-text.tsx'
import { InboxAnswer, InboxState } from './settled.tsx'

type Context = ListContext<'desk/feedback'>

const ofRow = ({ id, revision }: FeedbackMessage) => ({ params: { id }, query: { revision } })

/** Messages from the store's feedback form, those that wait the longest first. */
export default defineList({
  endpoint: feedbackMessages.list,
  namespace: 'desk/feedback',
  filters: {
    state: oneOf({
      options: ['waiting', 'answered', 'dismissed', 'all'],
      title: (state, { t }: Context) => t(`filters.${state}`),
      query: (state) => (state === 'all' ? {} : { state }),
    }),
    text: textFilter(({ t }: Context) => t('find')),
  },
  empty: ({ state, text }, { t, language }) =>
    text ? messagesIn(language, 'site/desk')('nothingFound') : t(`empty.${state}`),
  columns: {
    subject: { cell: ({ subject }) => subject },
    facts: {
      cell: (message) => (
        <>
          <InboxState item={message} />
          <p className="site-desk-note">
            {message.name} · <a href={`mailto:${message.email}`}>{message.email}</a>
          </p>
          <LongText text={message.message} language={message.language} />
          <InboxAnswer item={message} />
        </>
      ),
    },
  },
  actions: {
    answer: {
      label: (_, { t }) => t('reply'),
      isOffered: ({ state }) => state === 'waiting',
      reason: {
        title: ({ name }, { t }) => t('replyTitle', { name }),
        text: ({ t }) => t('replyText'),
        language: ({ language }) => language,
        read: (call, { id }) => call(feedbackMessages.read, { params: { id } }),
        answers: { field: 'answer', label: ({ t }) => t('answer'), limit: ANSWER_LENGTH },
      },
      run: (call, row, answer) => call(feedbackMessages.answer, { ...ofRow(row), body: { answer } }),
      done: ({ email }, { t }) => t('replied', { email }),
    },
    dismiss: {
      label: (_, { t }) => t('dismiss'),
      tone: () => 'quiet',
      isOffered: ({ state }) => state === 'waiting',
      run: (call, row) => call(feedbackMessages.dismiss, ofRow(row)),
      done: ({ name }, { t }) => t('wasDismissed', { name }),
    },
    reopen: {
      label: (_, { t }) => t('reopen'),
      tone: () => 'quiet',
      isOffered: ({ state }) => state === 'dismissed',
      run: (call, row) => call(feedbackMessages.reopen, ofRow(row)),
      done: ({ name }, { t }) => t('wasReopened', { name }),
    },
  },
})
