import { Button } from '@shyrdak/blocks/parts/button'
import { Select } from '@shyrdak/blocks/parts/select'
import { useId } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { byDelivery } from './by-delivery.ts'

export interface CountryFormOption {
  readonly code: string
  readonly name: string
  /** Whether the store delivers there; these countries are listed first. */
  readonly delivers?: boolean
}

interface CountryFormProps {
  readonly options: readonly CountryFormOption[]
  readonly country: string
  readonly returnTo: string
}

/** A plain form that posts to `/preferences`. */
export function CountryForm({ options, country, returnTo }: CountryFormProps) {
  const t = useMessages('country')
  const id = useId()
  return (
    <form className="shyrdak-country-dialog-form" method="post" action="/preferences">
      <input type="hidden" name="return" value={returnTo} />
      <Select
        id={`${id}country`}
        name="country"
        label={t('label')}
        defaultValue={country}
        options={byDelivery(options).flatMap(({ delivers, countries }) =>
          countries.map(({ code, name }) => ({
            value: code,
            label: name,
            group: delivers ? t('deliverTo') : t('otherCountries'),
          })),
        )}
      />
      <Button type="submit" tone="secondary" size="small">
        {t('apply')}
      </Button>
    </form>
  )
}
