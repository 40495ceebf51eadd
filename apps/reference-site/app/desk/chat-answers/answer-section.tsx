import { messagesIn } from '../../messages/messages-in.ts'
import { Field } from '@shyrdak/blocks/parts/field'
import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import type { NewChatAnswer } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { languageTitle } from '../language-names.ts'
import { answerToSend, changedAnswer, wrongAnswer, type AnswerForm } from './answer-form.ts'

interface Props {
  answer: AnswerForm
  /** Resolves with the answer as the store has it. */
  save: (body: NewChatAnswer) => Promise<AnswerForm>
  reload?: () => Promise<AnswerForm>
}

/** By what managers find an answer, and what it says in each language. */
export function AnswerSection({ answer, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/chat-answers')
  const { ref, form, change, errorOf, ...writing } = useDeskForm({
    read: answer,
    formOf: (read) => read,
    changes: changedAnswer,
    isNews: (before, now) => changedAnswer(before, now) > 0,
    bodyOf: answerToSend,
    wrongOf: (_, issues) => wrongAnswer(issues),
    save,
    ...(reload && { reload }),
  })
  return (
    <section className="site-desk-section" aria-label={t('text')}>
      <form ref={ref} noValidate onSubmit={writing.submit}>
        <div className="site-desk-fields site-desk-answer">
          <Field
            id="desk-answer-title"
            name="title"
            label={t('name')}
            hint={t('nameHint')}
            autoComplete="off"
            value={form.title}
            readOnly={writing.isSaving}
            error={errorOf('title')}
            onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, title: value }), 'title')}
          />
          <div className="site-desk-fields">
            {LANGUAGES.map((one) => (
              <Field
                key={one}
                id={`desk-answer-${one}`}
                name={one}
                multiline
                rows={7}
                lang={LANGUAGE_TAGS[one]}
                label={languageTitle(language, one)}
                value={form[one]}
                readOnly={writing.isSaving}
                error={errorOf(one)}
                onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, [one]: value }), one)}
              />
            ))}
          </div>
        </div>
        <SaveBar {...writing} canTakeTheirs stale={t('stale')} saved={t('saved')} />
      </form>
    </section>
  )
}
