import './size-charts.css'
import { Alert } from '@shyrdak/blocks/parts/alert'
import type { ManagedSizeChart, NewSizeChart } from '@shyrdak/sdk/management'
import { formatSize } from '@shyrdak/sdk/format'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { LanguageTabs } from '../form/language-tabs.tsx'
import { missingTexts, untranslated } from '../form/missing-texts.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { TextField } from '../form/text-field.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useTextLanguage } from '../form/use-text-language.ts'
import { chartChanges, chartToSend, chartWrong, lostSizes, type ChartForm } from './chart-form.ts'
import { ChartTable } from './chart-table.tsx'

interface Props {
  chart: ChartForm
  /** The sizes of the products that use the chart. */
  inUse?: ManagedSizeChart['sizes_in_use']
  /** Resolves with the stored chart. */
  save: (body: NewSizeChart) => Promise<ChartForm>
  /** Omitted for a new chart, which nobody else can have changed. */
  reload?: () => Promise<ChartForm>
}

const NONE: ManagedSizeChart['sizes_in_use'] = []

/** The form for a size chart: title, table, and a note on how to measure. */
export function ChartSection({ chart, inUse = NONE, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/size-charts')
  const inForm = messagesIn(language, 'desk/form')
  const { ref, form, change, errorOf, wrong, submit, state } = useDeskForm<
    ChartForm,
    ChartForm,
    NewSizeChart
  >({
    name: 'chart',
    read: chart,
    formOf: (one) => one,
    changes: chartChanges,
    isNews: (before, now) => chartChanges(before, now) > 0,
    bodyOf: chartToSend,
    wrongOf: chartWrong,
    save,
    ...(reload && { reload }),
  })
  const [shown, setShown] = useTextLanguage(wrong)
  const missing = missingTexts(form.title, ...form.columns)
  const halfNoted = untranslated(form.note)
  const texts = { id: 'desk-chart', language: shown, isLocked: state.isSaving, errorOf }
  const general = errorOf('rows')
  const lost = lostSizes(form, chart, inUse)
  return (
    <section className="site-desk-section" aria-label={t('chart')}>
      <form ref={ref} noValidate onSubmit={submit}>
        <LanguageTabs
          name="desk-chart-language"
          value={shown}
          missing={{
            en: missing.en + halfNoted.en,
            ru: missing.ru + halfNoted.ru,
            kg: missing.kg + halfNoted.kg,
          }}
          onChange={setShown}
        />
        <TextField
          {...texts}
          name="title"
          label={t('name')}
          hint={t('nameHint')}
          value={form.title}
          isRequired
          onChange={(title, field) => change((now) => ({ ...now, title }), field)}
        />
        <p className="site-desk-note">{t('tableLead')}</p>
        <ChartTable
          form={form}
          inUse={new Map(inUse.map(({ size, goods }) => [size, goods]))}
          language={shown}
          isLocked={state.isSaving}
          errorOf={errorOf}
          onType={(update, key) => change(update, key, 'rows')}
          // Clears all errors, since they refer to positions that have changed.
          onReshape={(update) => change(update, ...wrong.keys())}
        />
        {general ? <Alert tone="danger">{t('noRows')}</Alert> : null}
        <TextField
          {...texts}
          name="note"
          label={t('note')}
          hint={t('noteHint')}
          value={form.note}
          rows={3}
          onChange={(note, field) => change((now) => ({ ...now, note }), field)}
        />
        {lost.length > 0 ? (
          <Alert tone="warning" title={t('lostSizes')} live="off">
            {lost
              .map(({ size, goods }) =>
                t('lostSize', { size: formatSize(size, language), goods: t('goods', { count: goods }) }),
              )
              .join(', ')}
          </Alert>
        ) : null}
        <SaveBar
          {...state}
          canTakeTheirs
          stale={inForm('staleItem')}
          saved={inForm('savedInShop')}
          {...(reload ? {} : { saveLabel: t('create') })}
        />
      </form>
    </section>
  )
}
