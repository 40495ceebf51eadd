import './faq.css'
import { Select } from '@shyrdak/blocks/parts/select'
import { FAQ_TABS } from '@shyrdak/sdk/contract'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { FormFields } from '../form/form-section.tsx'
import { LanguageTabs } from '../form/language-tabs.tsx'
import { missingTexts } from '../form/missing-texts.ts'
import { RichTextField } from '../form/rich-text-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useTextLanguage } from '../form/use-text-language.ts'
import { faqTabOf, type FaqForm } from './faq-form.ts'

interface Props extends FormFields<FaqForm> {
  /** The prefix of the fields' ids. */
  id: string
}

/** The fields for a question and its answer in every language, for the FAQ and for visitors' questions. */
export function FaqFields({ id, form, isLocked, wrong, errorOf, change }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/faq')
  const [shown, setShown] = useTextLanguage(wrong)
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
      <LanguageTabs
        name={`${id}-language`}
        value={shown}
        missing={missingTexts(form.question, form.answer)}
        onChange={setShown}
      />
      <TextField
        id={id}
        name="question"
        label={t('question')}
        language={shown}
        value={form.question}
        rows={2}
        isRequired
        isLocked={isLocked}
        errorOf={errorOf}
        onChange={(question, field) => change((now) => ({ ...now, question }), field)}
      />
      <RichTextField
        // Each language is a separate text with its own cursor.
        key={shown}
        id={`${id}-answer-${shown}`}
        name={`answer.${shown}`}
        label={t('answer')}
        language={shown}
        value={form.answer[shown]}
        required
        readOnly={isLocked}
        error={errorOf(`answer.${shown}`)}
        onChange={(html) =>
          change((now) => ({ ...now, answer: { ...now.answer, [shown]: html } }), `answer.${shown}`)
        }
      />
    </>
  )
}
