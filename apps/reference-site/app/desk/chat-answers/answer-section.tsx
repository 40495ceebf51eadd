import './chat-answers.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Field } from '@shyrdak/blocks/parts/field'
import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import type { NewChatAnswer } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { FormSection } from '../form/form-section.tsx'
import { languageTitle } from '../language-names.ts'
import { answerToSend, type AnswerForm } from './answer-form.ts'

interface Props {
  answer: AnswerForm
  /** Resolves with the stored answer. */
  save: (body: NewChatAnswer) => Promise<AnswerForm>
  reload?: () => Promise<AnswerForm>
}

/** The form for a prepared answer: the title for managers, and the text in each language. */
export function AnswerSection({ answer, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/chat-answers')
  return (
    <FormSection
      label={t('text')}
      read={answer}
      names={{ title: t('name'), text: t('text') }}
      bodyOf={answerToSend}
      save={save}
      reload={reload}
      saved={t('saved')}
    >
      {({ form, isLocked, errorOf, change }) => (
        <div className="site-desk-fields site-chat-answer">
          <Field
            id="desk-answer-title"
            name="title"
            label={t('name')}
            hint={t('nameHint')}
            required
            autoComplete="off"
            value={form.title}
            readOnly={isLocked}
            error={errorOf('title')}
            onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, title: value }), 'title')}
          />
          <div className="site-desk-fields">
            {LANGUAGES.map((one) => (
              <Field
                key={one}
                id={`desk-answer-${one}`}
                name={`text.${one}`}
                multiline
                rows={7}
                lang={LANGUAGE_TAGS[one]}
                label={languageTitle(language, one)}
                required
                value={form.text[one]}
                readOnly={isLocked}
                error={errorOf(`text.${one}`)}
                onChange={({ currentTarget: { value } }) =>
                  change((now) => ({ ...now, text: { ...now.text, [one]: value } }), `text.${one}`)
                }
              />
            ))}
          </div>
        </div>
      )}
    </FormSection>
  )
}
