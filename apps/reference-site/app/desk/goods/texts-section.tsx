import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { LANGUAGE_TAGS, LANGUAGES, type LocalizedText } from '@shyrdak/sdk/contract'
import { GOODS_DETAILS } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { LanguageTabs } from '../form/language-tabs.tsx'
import { useTextLanguage } from '../form/use-text-language.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { DetailRows } from './detail-rows.tsx'
import { copyTexts, isTextNeeded, missingByLanguage, NO_TEXT } from './facts-form.ts'
import { TheirFacts } from './their-facts.tsx'
import { useFactsForm, type FactsProps } from './use-facts-form.ts'

const FIELDS = ['name', 'description', 'details'] as const

/** The form for a product's texts in each language. */
export function TextsSection(props: FactsProps) {
  const { language: own } = usePageContext()
  const t = messagesIn(own, 'desk/goods')
  const { ref, form, change, errorOf, wrong, submit, state } = useFactsForm(props, FIELDS)
  const [language, setLanguage] = useTextLanguage(wrong)
  const missing = missingByLanguage(form)
  const source = LANGUAGES.find((one) => one !== language && form.name[one].trim() !== '')
  const isOnSale = props.goods.prices.length > 0
  const text = (field: 'name' | 'description') => ({
    id: `desk-${field}-${language}`,
    name: `${field}.${language}`,
    lang: LANGUAGE_TAGS[language],
    value: form[field][language],
    readOnly: state.isSaving,
    error: errorOf(`${field}.${language}`),
    required: isTextNeeded(form[field], { isOnSale, isOptional: field === 'description' }),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change(
        (now) => ({ ...now, [field]: { ...now[field], [language]: value } satisfies LocalizedText }),
        `${field}.${language}`,
      ),
  })
  return (
    <section className="site-desk-section" aria-labelledby="desk-texts">
      <header>
        <h2 id="desk-texts">{t('texts')}</h2>
        <p className="site-desk-note">{t('textsLead')}</p>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        <div className="site-desk-ways">
          <LanguageTabs name="desk-text-language" value={language} missing={missing} onChange={setLanguage} />
          {missing[language] > 0 && source ? (
            <Button
              tone="quiet"
              size="small"
              disabled={state.isSaving}
              onClick={() => change((now) => copyTexts(now, source, language))}
            >
              {t(`copyFrom.${source}`)}
            </Button>
          ) : null}
        </div>
        <Field {...text('name')} label={t('name')} />
        <Field {...text('description')} multiline rows={6} label={t('description')} />
        <DetailRows
          rows={form.details}
          language={language}
          isOnSale={isOnSale}
          isLocked={state.isSaving}
          errorOf={errorOf}
          onType={(place, field, value) =>
            change(
              (now) => ({
                ...now,
                details: now.details.map((row, at) =>
                  at === place ? { ...row, [field]: { ...row[field], [language]: value } } : row,
                ),
              }),
              `details.${place}.${field}.${language}`,
            )
          }
          // Clears all errors, since they refer to positions that have changed.
          onChange={(details) => change((now) => ({ ...now, details }), ...wrong.keys())}
          onAdd={
            form.details.length < GOODS_DETAILS
              ? () =>
                  change((now) => ({ ...now, details: [...now.details, { name: NO_TEXT, text: NO_TEXT }] }))
              : null
          }
        />
        <SaveBar
          {...state}
          saved={t('saved')}
          stale={
            <TheirFacts
              outcome={state.outcome}
              form={form}
              isLocked={state.isSaving}
              change={change}
              names={{ name: t('name'), description: t('description') }}
              lists={{ details: t('details') }}
            />
          }
        />
      </form>
    </section>
  )
}
