import type { Audience } from '@shyrdak/state-machines/auth/rules'
import { useRef } from 'react'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AccountForm } from './account-form.tsx'

export interface LoginProps {
  /** `shop` lets the user choose between retail and wholesale; `desk` is for managers. */
  readonly area: 'shop' | 'craftsman' | 'desk'
  /** The page to return to; null for the home page of the audience. */
  readonly returnTo: string | null
}

/** Pages of wholesale clients only: users redirected to the login from there are likely wholesale clients. */
const WHOLESALE_PAGE =
  /^\/admin\/(reyestr|price-list|basket|order|order-history|order-details|invoice)(?=[/?#]|$)/

export function Login({ area, returnTo }: LoginProps) {
  const { link } = useStore()
  const t = useMessages('account')
  const isWholesale = returnTo !== null && WHOLESALE_PAGE.test(returnTo)
  const chosen = useRef<HTMLFieldSetElement>(null)
  const audience = (): Audience => {
    if (area === 'desk') return 'manager'
    if (area === 'craftsman') return 'craftsman'
    return chosen.current?.querySelector<HTMLInputElement>(':checked')?.value === 'wholesale'
      ? 'wholesale'
      : 'retail'
  }
  const flow = useOwnFlow(async (store) =>
    (await import('./start-login.ts')).startLogin(store, { audience, returnTo }),
  )
  const suffix = returnTo === null ? '' : `?return=${encodeURIComponent(returnTo)}`
  return (
    <AccountForm
      flow={flow}
      label={t('login.label')}
      submit={t('login.submit')}
      fields={[
        { name: 'email', isWide: true },
        { name: 'password', isWide: true, autoComplete: 'current-password' },
      ]}
      incorrectHint={area === 'shop' ? t('login.chooseWho') : null}
      before={
        area === 'shop' ? (
          <fieldset className="shyrdak-account-form-who" ref={chosen}>
            <legend>{t('who.label')}</legend>
            <label className="shyrdak-account-form-option">
              <input type="radio" name="audience" value="retail" defaultChecked={!isWholesale} />
              {t('who.shopper')}
            </label>
            <label className="shyrdak-account-form-option">
              <input type="radio" name="audience" value="wholesale" defaultChecked={isWholesale} />
              {t('who.wholesale')}
            </label>
          </fieldset>
        ) : null
      }
    >
      <ul className="shyrdak-account-form-links">
        <li>
          <a href={link('/admin/forgot-password')}>{t('login.forgotten')}</a>
        </li>
        {area === 'desk' ? (
          <li>
            <a href={link('/admin/login')}>{t('login.shopper')}</a>
          </li>
        ) : area === 'craftsman' ? (
          <>
            <li>
              {t('login.noAccount')} <a href={link('/admin/craftsman/register')}>{t('login.register')}</a>
            </li>
            <li>
              <a href={link('/admin/login')}>{t('login.shopper')}</a>
            </li>
          </>
        ) : (
          <>
            <li>
              {t('login.noAccount')}{' '}
              <a href={link('/admin/register') + (isWholesale ? '' : suffix)}>{t('login.registerShopper')}</a>
            </li>
            <li>
              <a href={link('/admin/register_wholesale') + (isWholesale ? suffix : '')}>
                {t('login.registerWholesale')}
              </a>
            </li>
            <li>
              <a href={link('/admin/craftsman/login')}>{t('login.craftsman')}</a>
            </li>
          </>
        )}
      </ul>
    </AccountForm>
  )
}
