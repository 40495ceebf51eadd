import './faq.css'
import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import { FAQ_TABS, LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { RichTextField } from '../form/rich-text-field.tsx'
import { languageTitle } from '../language-names.ts'
import { faqTabOf, type FaqForm } from './faq-form.ts'

interface Props {
  /** Begins the IDs of the fields. */
  id: string
  form: FaqForm
  isLocked: boolean
  errorOf: (field: string) => string | undefined
  change: (update: (form: FaqForm) => FaqForm, field: string) => void
}

/** The fields of a question and its answer, in every language: of the FAQ, and of what a visitor has asked. */
export function FaqFields({ id, form, isLocked, errorOf, change }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/faq')
  return (
    <>
      <div className="site-faq-tab">
        <Select
          id={`${id}-tab`}
          name="tab"
          label={t('tab')}
          value={form.tab}
          disabled={isLocked}
          options={FAQ_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            change((now) => ({ ...now, tab: faqTabOf(value) }), 'tab')
          }
        />
      </div>
      <div className="site-faq-languages">
        {LANGUAGES.map((one) => (
          <fieldset key={one}>
            <legend>{languageTitle(language, one)}</legend>
            <Field
              id={`${id}-question-${one}`}
              name={`question.${one}`}
              label={t('question')}
              lang={LANGUAGE_TAGS[one]}
              value={form.question[one]}
              multiline
              rows={2}
              required
              readOnly={isLocked}
              error={errorOf(`question.${one}`)}
              onChange={({ currentTarget: { value } }) =>
                change((now) => ({ ...now, question: { ...now.question, [one]: value } }), `question.${one}`)
              }
            />
            <RichTextField
              id={`${id}-answer-${one}`}
              name={`answer.${one}`}
              label={t('answer')}
              language={one}
              value={form.answer[one]}
              required
              readOnly={isLocked}
              error={errorOf(`answer.${one}`)}
              onChange={(html) =>
                change((now) => ({ ...now, answer: { ...now.answer, [one]: html } }), `answer.${one}`)
              }
            />
          </fieldset>
        ))}
      </div>
    </>
  )
}
