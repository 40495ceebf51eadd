import { NewPerson, NewWholesaleClient } from '@shyrdak/sdk/contract'
import { trimInvisible } from '@shyrdak/sdk/rules'
import { addressAfterLogin, loginPathOf, type AccountValues } from '@shyrdak/state-machines/auth'
import { internationalPhone } from '@shyrdak/state-machines/phone'
import type { Store } from '../../store/store.ts'
import { enter } from '../auth/enter.ts'
import { accountContract } from './contract.ts'
import { startAccountForm } from './start-account-form.ts'

/** Audiences with self-registration. */
export type RegistrationKind = 'retail' | 'wholesale' | 'craftsman'

/** The phone in international form; an invalid one is marked so that the schema rejects it. */
const phoneOf = async (values: AccountValues, country: string): Promise<string> => {
  const typed = String(values['phone'] ?? '')
  return (await internationalPhone(typed, country)) ?? typed.replace(/^\+?/, '#')
}

/** Registers, logs in, and continues to `returnTo` or the home page of the audience. */
export function startRegistration(store: Store, audience: RegistrationKind, returnTo: string | null) {
  const { language, country } = store
  async function personOf(values: AccountValues) {
    const { first_name, last_name, email, password, terms } = values
    const typed = String(values['phone'] ?? '').trim()
    const phone = typed === '' ? '' : await phoneOf(values, country)
    return { first_name, last_name, phone, email, password, language, terms: terms === true }
  }
  async function enterAs({ email, password }: { readonly email: string; readonly password: string }) {
    const { navigation } = store.ports
    try {
      await enter(store, { by: 'password', audience, email, password })
      navigation.go(store.link(addressAfterLogin(audience, returnTo)))
    } catch {
      // The registration succeeded; submitting again would report the user's own email as taken.
      navigation.go(store.link(loginPathOf(audience)))
    }
  }
  if (audience === 'wholesale')
    return startAccountForm<NewWholesaleClient>(store, {
      values: {},
      asksEmail: true,
      schema: NewWholesaleClient,
      async bodyOf(values) {
        const { company, country_iso_code, city } = values
        const comment = trimInvisible(String(values['comment'] ?? ''))
        const person = await personOf(values)
        return { company, country_iso_code, city, ...person, ...(comment && { comment }) }
      },
      async send(body, signal) {
        const { auth } = await store.sdk(accountContract)
        await auth.registration.wholesale({ body, signal })
        await enterAs(body)
      },
    })
  return startAccountForm<NewPerson>(store, {
    values: {},
    asksEmail: true,
    schema: NewPerson,
    bodyOf: personOf,
    async send(body, signal) {
      const { auth } = await store.sdk(accountContract)
      await auth.registration[audience]({ body, signal })
      await enterAs(body)
    },
  })
}
