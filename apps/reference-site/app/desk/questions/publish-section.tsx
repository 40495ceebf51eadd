import { messagesIn } from '../../messages/messages-in.ts'
import { askedQuestions } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { FaqFields } from '../faq/faq-fields.tsx'
import { faqToSend } from '../faq/faq-form.ts'
import { changedTexts, wrongTexts } from '../form/typed-fields.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useAnnounce } from '../use-announce.ts'
import { useRecount } from '../use-waiting.ts'
import { publishFormOf } from './publish-form.ts'
import { ofQuestion, type QuestionProps } from './of-question.ts'

/** The form that adds the question to the FAQ, in every language. */
export function PublishSection({ question, save, reload }: QuestionProps) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/questions')
  const call = useDeskCall()
  const recount = useRecount()
  const announce = useAnnounce()
  const { ref, form, change, wrong, errorOf, submit, state } = useDeskForm({
    name: 'publish',
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
