import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { toMinor } from '@shyrdak/sdk/rules'
import { plainSom, type ListingChoice } from './listing-choice.ts'

const STEP = 50
const NOTE = 'site-price-note'

/** A lowest and a highest price: two fields, and a slider above them when scripts run. */
export function PriceRange({
  choice,
  maxValue,
  t,
}: {
  choice: ListingChoice
  maxValue: string
  t: Translate<Texts['site/listing']>
}) {
  const top = Math.max(STEP, Math.ceil(toMinor(maxValue) / 100 / STEP) * STEP)
  const low = choice.min === null ? 0 : Math.min(top, toMinor(choice.min) / 100)
  const high = choice.max === null ? top : Math.min(top, toMinor(choice.max) / 100)
  const note = choice.isPriceUnread ? t('priceUnread') : choice.isPriceTurned ? t('priceTurned') : null
  const slider = (end: 'min' | 'max', value: number, label: string) => (
    <input
      type="range"
      min={0}
      max={top}
      step={STEP}
      defaultValue={value}
      aria-label={label}
      data-slider={end}
    />
  )
  const field = (end: 'min' | 'max', label: string, placeholder: number) => (
    <label className="site-price-field">
      {label}
      <input
        type="text"
        inputMode="numeric"
        name={end}
        maxLength={12}
        autoComplete="off"
        defaultValue={plainSom(choice[end])}
        aria-describedby={note === null ? undefined : NOTE}
        placeholder={String(placeholder)}
      />
    </label>
  )
  return (
    <fieldset className="site-filter" data-price="">
      <legend>{t('price')}</legend>
      <div
        className="site-price-slider"
        style={
          {
            '--low': low / top,
            '--high': high / top,
          } as React.CSSProperties /* custom properties are unknown to the type */
        }
      >
        {slider('min', low, `${t('price')}: ${t('from')}`)}
        {slider('max', high, `${t('price')}: ${t('to')}`)}
      </div>
      <div className="site-price-fields">
        {field('min', t('from'), 0)}
        {field('max', t('to'), top)}
      </div>
      {note === null ? null : (
        <p className="site-price-note" id={NOTE}>
          {note}
        </p>
      )}
    </fieldset>
  )
}
