import '../feedback/inbox.css'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { ANSWER_LENGTH, askedQuestions, type AskedQuestion } from '@shyrdak/sdk/management'
import { describeLength } from '@shyrdak/sdk/messages'
import { isBlank } from '@shyrdak/sdk/rules'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { FaqFields } from '../faq/faq-fields.tsx'
import { faqToSend } from '../faq/faq-form.ts'
import { changedTexts, wrongTexts } from '../form/typed-fields.ts'
import { InboxAnswer, InboxState } from '../feedback/settled.tsx'
import { checkText } from '../form/check-text.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { languageNames } from '../language-names.ts'
import { ActionProblem } from '../list/action-problem.tsx'
import { Loaded } from '../loaded.tsx'
import { LongText } from '../long-text.tsx'
import { useAnnounce } from '../use-announce.ts'
import { useItem, type Item } from '../use-item.ts'
import { useRecount } from '../use-waiting.ts'
import { publishFormOf } from './publish-form.ts'

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

type Props = { question: AskedQuestion } & Item<AskedQuestion>

const ofQuestion = ({ id, revision }: AskedQuestion) => ({ params: { id }, query: { revision } })

function AskedSection({ question, save, reload }: Props) {
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

function AnswerSection({ question, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/questions')
  const tFeedback = messagesIn(language, 'desk/feedback')
  const tList = messagesIn(language, 'desk/list')
  const call = useDeskCall()
  const recount = useRecount()
  const announce = useAnnounce()
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
    read: question,
    formOf: () => '',
    changes: (typed) => Number(!isBlank(typed)),
    isNews: (before, now) => before.revision !== now.revision,
    bodyOf: (typed) => checkText(typed, { field: 'answer', limit: ANSWER_LENGTH, isRequired: true }),
    save: async (answer) => {
      const saved = await save(call(askedQuestions.answer, { ...ofQuestion(question), body: { answer } }))
      recount()
      announce(t('answered'))
      return saved
    },
    reload: () => reload(),
  })
  const long = describeLength(
    { text: form, limit: ANSWER_LENGTH, name: tFeedback('answer') },
    i18nOf(language),
  )
  return (
    <section className="site-desk-section" aria-labelledby="desk-answer">
      <header>
        <h2 id="desk-answer">{t('answerTitle')}</h2>
        <p className="site-desk-note">{t('answerLead', { email: question.email ?? '' })}</p>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        <Field
          id="desk-question-answer"
          name="answer"
          label={tFeedback('answer')}
          hint={[`${tList('reasonHint')} ${languageNames[language][question.language]}.`, long.hint]
            .filter(Boolean)
            .join(' ')}
          error={long.error ?? errorOf('answer')}
          value={form}
          multiline
          rows={6}
          required
          readOnly={state.isSaving}
          onChange={({ currentTarget: { value } }) => change(() => value, 'answer')}
        />
        <SaveBar {...state} saveLabel={tFeedback('send')} stale={t('stale')} saved="" />
      </form>
    </section>
  )
}

function PublishSection({ question, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/questions')
  const call = useDeskCall()
  const recount = useRecount()
  const announce = useAnnounce()
  const { ref, form, change, wrong, errorOf, submit, state } = useDeskForm({
    read: question,
    formOf: publishFormOf,
    changes: (typed, read) => changedTexts(typed, publishFormOf(read)),
    isNews: (before, now) => before.revision !== now.revision,
    bodyOf: faqToSend,
    wrongOf: (_, issues) => wrongTexts(issues),
    save: async (body) => {
      const saved = await save(call(askedQuestions.publish, { ...ofQuestion(question), body }))
      recount()
      announce(t('published'))
      return saved
    },
    reload: () => reload(),
  })
  const isTold = question.email !== null && question.state === 'waiting'
  return (
    <section className="site-desk-section" aria-labelledby="desk-publish">
      <header>
        <h2 id="desk-publish">{t('publishTitle')}</h2>
        <p className="site-desk-note">{isTold ? t('publishLeadTold') : t('publishLead')}</p>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        <FaqFields
          id="desk-publish"
          form={form}
          isLocked={state.isSaving}
          wrong={wrong}
          errorOf={errorOf}
          change={change}
        />
        <SaveBar {...state} saveLabel={t('publish')} stale={t('stale')} saved="" />
      </form>
    </section>
  )
}
