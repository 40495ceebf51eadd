import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { lazy, useEffect, useSyncExternalStore } from 'react'
import { useCountry } from './use-country.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Optional } from '../../parts/optional.tsx'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { CountryForm, type CountryFormOption } from './country-form.tsx'

export type { CountryFormOption }

const loadChooser = () => import('./country-chooser.tsx')
const Chooser = lazy(async () => ({ default: (await loadChooser()).CountryChooser }))

const never = () => () => {}

export interface CountryDialogProps {
  /** Name of the current country in the language of the page. */
  readonly countryName: string
  /**
   * When given, a plain form with these options is rendered until hydration, so that the country can be
   * changed without JavaScript.
   */
  readonly options?: readonly CountryFormOption[]
  /** The page to return to from the plain form. */
  readonly returnTo?: string
  /** Whether the button is rendered. Without it, the page opens the dialog itself. */
  readonly hasTrigger?: boolean
  /** Whether to ask on a first visit. Set to false where the country does not matter, such as on a login. */
  readonly asksFirst?: boolean
}

/** Shows the current country and lets the user change it. Opens by itself on a first visit. */
export function CountryDialog({
  countryName,
  options,
  returnTo = '/',
  hasTrigger = true,
  asksFirst = true,
}: CountryDialogProps) {
  const store = useStore()
  const t = useMessages('country')
  const { view: choice, send } = useCountry({ isEager: asksFirst && !store.hasChosenCountry })
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    // Preloaded before the button is pressed: the connection may be lost by then, and browsers remember a
    // failed import.
    if (hasTrigger) Promise.all([loadChooser(), import('./start.ts')]).catch(() => {})
  }, [hasTrigger])
  useEffect(() => {
    // A change made before the reload is announced on the new page.
    if (store.ports.session.get(STORAGE_KEYS.countryChange) !== null)
      // A failure is ignored: the country is changed, only the offer to undo that is missing.
      import('./undo-country.ts').then((undo) => undo.offerCountryUndo(store)).catch(() => {})
  }, [store])

  return (
    <div className="shyrdak-country-dialog" data-state={choice?.state ?? 'settled'}>
      {!isHydrated && options ? (
        <CountryForm options={options} country={store.country} returnTo={returnTo} />
      ) : hasTrigger ? (
        <Button
          tone="quiet"
          size="small"
          className="shyrdak-country-dialog-open"
          aria-haspopup="dialog"
          aria-label={t('open', { country: countryName })}
          onClick={() => send({ type: 'dialog.open' })}
        >
          <Icon name="globe" />
          {countryName}
        </Button>
      ) : null}
      {choice?.isOpen ? (
        <Optional>
          <Chooser choice={choice} send={send} />
        </Optional>
      ) : null}
      <AlertsHere />
    </div>
  )
}
