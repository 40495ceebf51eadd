import { messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { askedQuestions } from '@shyrdak/sdk/management'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { InboxAnswer, InboxState } from '../feedback/settled.tsx'
import { ActionProblem } from '../list/action-problem.tsx'
import { LongText } from '../long-text.tsx'
import { useRecount } from '../use-waiting.ts'
import { ofQuestion, type QuestionProps } from './of-question.ts'

/** The question, what became of it, and a button to dismiss it or take it up again. */
export function AskedSection({ question, save, reload }: QuestionProps) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/questions')
  const tFeedback = messagesIn(language, 'desk/feedback')
  const call = useDeskCall()
  const recount = useRecount()
  const settling = useMutation({
    mutationFn: (way: 'dismiss' | 'reopen') => save(call(askedQuestions[way], ofQuestion(question))),
    onSuccess: recount,
  })
  const way = question.state === 'waiting' ? 'dismiss' : question.state === 'dismissed' ? 'reopen' : undefined
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // Answering or publishing removes the form with the pressed button. Does nothing if the focus is elsewhere.
    const isSettled = question.state !== 'waiting' || question.faq_id !== null
    if (isSettled && document.activeElement === document.body) section.current?.focus()
  }, [question.state, question.faq_id])
  return (
    <section ref={section} className="site-desk-section" aria-label={t('question')} tabIndex={-1}>
      <InboxState item={question} />
      <LongText text={question.question} language={question.language} />
      <p className="site-desk-note">{question.email ?? t('noEmailText')}</p>
      <InboxAnswer item={question} />
      {question.faq_id === null ? null : (
        <p>
          <a href={`${prefix}/pages/faq`}>{t('inFaqLink')}</a>
        </p>
      )}
      {settling.error ? (
        <ActionProblem
          failure={settling.error}
          onReload={() => {
            settling.reset()
            void reload()
          }}
        />
      ) : null}
      {way === undefined ? null : (
        <div>
          <Button tone="quiet" size="small" busy={settling.isPending} onClick={() => settling.mutate(way)}>
            {tFeedback(way)}
          </Button>
        </div>
      )}
    </section>
  )
}
