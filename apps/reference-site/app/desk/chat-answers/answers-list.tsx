import { messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { localized } from '@shyrdak/sdk/format'
import { chatAnswers } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'

/** The prepared answers, sorted by title. */
export default defineList({
  endpoint: chatAnswers.list,
  namespace: 'desk/chat-answers',
  Before: NewAnswer,
  filters: {},
  empty: (_, { t }) => t('none'),
  columns: {
    title: {
      width: 'minmax(0, 16rem)',
      cell: ({ id, title }, { prefix }) => <a href={`${prefix}/desk/chat-answers/${id}`}>{title}</a>,
    },
    text: {
      cell: ({ text }, { language }) => (
        <p className="site-desk-note site-desk-clamped">{localized(text, language)}</p>
      ),
    },
  },
})

function NewAnswer() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/chat-answers')
  return (
    <>
      <p className="site-desk-note">{t('lead')}</p>
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/chat-answers/new`}>
          {t('add')}
        </Button>
        <a href={`${prefix}/desk/chat`}>{t('toChat')}</a>
      </p>
    </>
  )
}
