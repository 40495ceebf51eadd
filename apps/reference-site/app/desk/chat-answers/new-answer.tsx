import { messagesIn } from '../../messages/messages-in.ts'
import { chatAnswers } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { useCreate } from '../use-create.ts'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { answerFormOf, NO_ANSWER } from './answer-form.ts'
import { AnswerSection } from './answer-section.tsx'

/** Adds a prepared answer and returns to the list. */
export function NewAnswerPage() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/chat-answers')
  const create = useCreate(chatAnswers.create)
  const arrive = useGoAndAnnounce()
  return (
    <DeskPage title={t('add')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/chat-answers">{t('back')}</BackLink>
      </p>
      <AnswerSection
        answer={NO_ANSWER}
        save={async (body) => {
          const made = await create({ body })
          await arrive('/desk/chat-answers', t('added'))
          return answerFormOf(made)
        }}
      />
    </DeskPage>
  )
}
