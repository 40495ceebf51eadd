import './bulk-prices.css'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Field } from '@shyrdak/blocks/parts/field'
import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { Locked } from '../form/locked.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { ROUNDINGS, typedPercent, type PastedProblem, type Rounding } from './bulk-prices.ts'
import { PricePreview } from './price-preview.tsx'
import { useBulkPrices, WAYS, type BulkPrices } from './use-bulk-prices.ts'

const ROUNDING_NAMES = Object.keys(ROUNDINGS) as Rounding[] // keys() returns strings

/** The form for a percentage or pasted prices, with a preview of what the prices become. */
export function BulkPricesForm(props: BulkPrices) {
  const t = messagesIn(usePageContext().language, 'desk/bulk-prices')
  const { ref, form, change, errorOf, submit, state, way, setWay, changes, problems, changed, canUndo } =
    useBulkPrices(props)
  const ways = WAYS.filter((one) => one !== 'undo' || canUndo)
  const isPercentWrong = form.percent.trim() !== '' && typedPercent(form.percent) === null
  return (
    <section className="site-desk-section" aria-label={t('title')}>
      <form ref={ref} noValidate onSubmit={submit}>
        <p className="site-desk-note">{t('lead', { count: props.rows.length })}</p>
        <Locked isLocked={state.isSaving}>
          <RadioGroup
            name="way"
            label={t('way')}
            options={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
            value={way}
            onChange={(value) => setWay(WAYS.find((one) => one === value) ?? 'percent')}
          />
        </Locked>
        {way === 'percent' ? (
          <div className="site-desk-fields">
            <Field
              id="bulk-percent"
              name="percent"
              label={t('percent')}
              hint={t('percentHint')}
              autoComplete="off"
              value={form.percent}
              readOnly={state.isSaving}
              error={isPercentWrong ? t('percentWrong') : errorOf('percent')}
              onChange={({ currentTarget: { value } }) =>
                change((now) => ({ ...now, percent: value }), 'percent')
              }
            />
            <Locked isLocked={state.isSaving}>
              <RadioGroup
                name="rounding"
                label={t('rounding')}
                options={ROUNDING_NAMES.map((value) => ({ value, label: t(`roundings.${value}`) }))}
                value={form.rounding}
                onChange={(value) =>
                  change((now) => ({
                    ...now,
                    rounding: ROUNDING_NAMES.find((one) => one === value) ?? 'som',
                  }))
                }
              />
            </Locked>
          </div>
        ) : way === 'undo' ? null : (
          <Field
            id="bulk-paste"
            name="pasted"
            label={t('paste')}
            hint={t('pasteHint')}
            multiline
            rows={8}
            value={form.pasted}
            readOnly={state.isSaving}
            error={errorOf('pasted')}
            onChange={({ currentTarget: { value } }) =>
              change((now) => ({ ...now, pasted: value }), 'pasted')
            }
          />
        )}
        {problems.length > 0 ? <Problems problems={problems} /> : null}
        {changes.length > 0 ? <PricePreview changes={changes} /> : null}
        <SaveBar
          {...state}
          saveLabel={changes.length === 0 ? t('nothing') : t('save', { count: changes.length })}
          saved={
            canUndo
              ? `${t('saved', { count: changed })} ${t('canUndo', { way: t('ways.undo') })}`
              : t('saved', { count: changed })
          }
          stale={t('stale')}
        />
      </form>
    </section>
  )
}

/** The pasted lines that fit no price of the list. */
function Problems({ problems }: { problems: readonly PastedProblem[] }) {
  const t = messagesIn(usePageContext().language, 'desk/bulk-prices')
  return (
    <Alert tone="warning" live="polite" title={t('problems', { count: problems.length })}>
      <ul className="site-bulk-problems">
        {problems.map(({ line, text, code }) => (
          <li key={line}>
            {t(`problem.${code}`, { line })} <code>{text}</code>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
