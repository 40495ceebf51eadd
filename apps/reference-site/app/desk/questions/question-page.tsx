import { messagesIn } from '../../messages/messages-in.ts'
import { askedQuestions } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { AnswerSection } from './answer-section.tsx'
import { AskedSection } from './asked-section.tsx'
import { PublishSection } from './publish-section.tsx'

/** The page of a question, to answer it by email, publish it in every language, or both. */
export function QuestionPage({ id }: { id: number }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/questions')
  const { query, ...item } = useItem(askedQuestions.read, { params: { id } })
  return (
    <DeskPage title={t('one')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/inbox/questions">{t('back')}</BackLink>
      </p>
      <Loaded query={query}>
        {(question) => (
          <>
            <AskedSection question={question} {...item} />
            {question.state === 'waiting' && question.email !== null ? (
              <AnswerSection question={question} {...item} />
            ) : null}
            {question.faq_id === null && question.state !== 'dismissed' ? (
              <PublishSection question={question} {...item} />
            ) : null}
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
