import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Field } from '@shyrdak/blocks/parts/field'
import { ANSWER_LENGTH, askedQuestions } from '@shyrdak/sdk/management'
import { describeLength } from '@shyrdak/sdk/messages'
import { isBlank } from '@shyrdak/sdk/rules'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { checkText } from '../form/check-text.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { languageNames } from '../language-names.ts'
import { useAnnounce } from '../use-announce.ts'
import { useRecount } from '../use-waiting.ts'
import { ofQuestion, type QuestionProps } from './of-question.ts'

/** The form that answers the question by email. */
export function AnswerSection({ question, save, reload }: QuestionProps) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/questions')
  const tFeedback = messagesIn(language, 'desk/feedback')
  const tList = messagesIn(language, 'desk/list')
  const call = useDeskCall()
  const recount = useRecount()
  const announce = useAnnounce()
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
    name: 'answer',
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
