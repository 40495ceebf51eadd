import type { Audience } from '@shyrdak/state-machines/auth/rules'
import { useRef } from 'react'
import { useOwnJourney } from '../../hooks/use-own-journey.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { AccountForm } from '../../widget-parts/account-form.tsx'

export interface LoginProps {
  /** `shop` asks whether a shopper or a wholesale client logs in; `desk` lets managers in. */
  readonly door: 'shop' | 'craftsman' | 'desk'
  /** The page to come back to; null leads to the person's own first page. */
  readonly back: string | null
}

/** Logs in, and leads back to where it was asked for. */
export function Login({ door, back }: LoginProps) {
  const { link } = useStore()
  const words = useWords('account')
  const chosen = useRef<HTMLFieldSetElement>(null)
  const audience = (): Audience => {
    if (door === 'desk') return 'manager'
    if (door === 'craftsman') return 'craftsman'
    return chosen.current?.querySelector<HTMLInputElement>(':checked')?.value === 'wholesale'
      ? 'wholesale'
      : 'retail'
  }
  const journey = useOwnJourney(async (store) =>
    (await import('../../journeys/auth-login.ts')).startLogin(store, { audience, back }),
  )
  const suffix = back === null ? '' : `?return=${encodeURIComponent(back)}`
  return (
    <AccountForm
      journey={journey}
      label={words.login.label}
      submit={words.login.submit}
      fields={[
        { name: 'email', isWide: true },
        { name: 'password', isWide: true, autoComplete: 'current-password' },
      ]}
      before={
        door === 'shop' ? (
          <fieldset className="shyrdak-account-form-who" ref={chosen}>
            <legend>{words.who.label}</legend>
            <label className="shyrdak-account-form-option">
              <input type="radio" name="audience" value="retail" defaultChecked />
              {words.who.shopper}
            </label>
            <label className="shyrdak-account-form-option">
              <input type="radio" name="audience" value="wholesale" />
              {words.who.wholesale}
            </label>
          </fieldset>
        ) : null
      }
    >
      <ul className="shyrdak-account-form-links">
        <li>
          <a href={link('/admin/forgot-password')}>{words.login.forgotten}</a>
        </li>
        {door === 'desk' ? (
          <li>
            <a href={link('/admin/login')}>{words.login.shopper}</a>
          </li>
        ) : door === 'craftsman' ? (
          <>
            <li>
              {words.login.noAccount} <a href={link('/admin/craftsman/register')}>{words.login.register}</a>
            </li>
            <li>
              <a href={link('/admin/login')}>{words.login.shopper}</a>
            </li>
          </>
        ) : (
          <>
            <li>
              {words.login.noAccount} <a href={link('/admin/register') + suffix}>{words.login.register}</a>
            </li>
            <li>
              <a href={link('/admin/register_wholesale')}>{words.login.registerWholesale}</a>
            </li>
            <li>
              <a href={link('/admin/craftsman/login')}>{words.login.craftsman}</a>
            </li>
          </>
        )}
      </ul>
    </AccountForm>
  )
}
