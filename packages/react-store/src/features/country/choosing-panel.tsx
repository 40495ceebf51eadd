import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { useState } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { byDelivery } from './by-delivery.ts'
import type { PanelProps } from './panel-props.ts'
import { CountryList } from './country-list.tsx'
import { filterCountries } from './filter-countries.ts'
import { useCountries } from './use-countries.ts'

const REFUSALS = {
  denied: 'locationDenied',
  unavailable: 'locationUnavailable',
  timeout: 'locationTimeout',
  unknown_place: 'locationUnknown',
} as const

/** The list of countries, filtered by typing. Enter chooses the first match. */
export function ChoosingPanel({ choice, send }: PanelProps) {
  const { language, ports, hasChosenCountry } = useStore()
  const t = useMessages('country')
  const { countries, state, retry } = useCountries()
  const [typed, setTyped] = useState('')
  const shown = filterCountries(countries, typed, language)
  const current = hasChosenCountry ? choice.country : null
  const choose = (code: string) => send({ type: 'country.choose', code })
  return (
    <form
      className="shyrdak-country-dialog-choice"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '' && shown[0]) choose(shown[0].code)
      }}
    >
      {choice.hasFailed ? <Alert tone="danger" title={t('failed')} /> : null}
      {choice.refusal ? <Alert tone="info" title={t(REFUSALS[choice.refusal])} /> : null}
      {ports.geolocation ? (
        <Button
          tone="secondary"
          wide
          disabled={state !== 'loaded'}
          onClick={() => send({ type: 'location.use' })}
        >
          <Icon name="pin" />
          {t('useLocation')}
        </Button>
      ) : null}
      <Field
        id="shyrdak-country-filter"
        name="filter"
        type="search"
        autoComplete="off"
        label={t('filter')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {state === 'asking' ? <Skeleton lines={6} /> : null}
      {state === 'failed' ? (
        <Alert tone="danger" title={t('unavailable')}>
          <Button tone="secondary" size="small" onClick={retry}>
            {t('retry')}
          </Button>
        </Alert>
      ) : null}
      {typed.trim() === '' ? (
        byDelivery(shown).map(({ delivers, countries: group }) => {
          const heading = delivers ? t('deliverTo') : t('otherCountries')
          return (
            <section key={heading} aria-label={heading}>
              <h3 className="shyrdak-country-dialog-group">{heading}</h3>
              <CountryList countries={group} current={current} onChoose={choose} />
            </section>
          )
        })
      ) : (
        <CountryList countries={shown} current={current} onChoose={choose} isMixed />
      )}
      <p
        className={
          shown.length === 0 && state === 'loaded' ? 'shyrdak-country-dialog-none' : 'shyrdak-hidden'
        }
        role="status"
      >
        {state !== 'loaded' || typed === ''
          ? ''
          : shown.length === 0
            ? t('nothingFound')
            : t('found', { count: shown.length })}
      </p>
    </form>
  )
}
