import { isShyrdakError } from '@shyrdak/sdk'
import { NewPerson, NewWholesaleClient } from '@shyrdak/sdk/contract'
import { trimInvisible } from '@shyrdak/sdk/rules'
import { addressAfterLogin, loginPathOf, type AccountValues } from '@shyrdak/state-machines/auth'
import { isUnknownResult } from '@shyrdak/state-machines/checkout/rules'
import { internationalPhone } from '@shyrdak/state-machines/phone'
import type { Store } from '../../store/store.ts'
import { enter } from '../auth/enter.ts'
import { accountContract } from './contract.ts'
import { startAccountForm } from './start-account-form.ts'

/** Audiences with self-registration. */
export type RegistrationKind = 'retail' | 'wholesale' | 'craftsman'

type Registered = Pick<NewPerson, 'email' | 'password'>

const isEmailTaken = (error: unknown): boolean =>
  isShyrdakError(error) && error.issues.some(({ path, code }) => path[0] === 'email' && code === 'taken')

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
  const { navigation } = store.ports
  const enterAs = ({ email, password }: Registered) =>
    enter(store, { by: 'password', audience, email, password })
  const goOn = () => navigation.go(store.link(addressAfterLogin(audience, returnTo)))
  /** The email of the last attempt whose answer was lost: it may have registered. */
  let lost: string | null = null
  async function register(person: Registered, send: () => Promise<unknown>) {
    try {
      await send()
    } catch (error) {
      const isOwn = lost === person.email && isEmailTaken(error)
      if (isShyrdakError(error) && isUnknownResult(error)) lost = person.email
      // Logs in whoever has registered before. Somebody else's email has another password, and stays taken.
      if (!isOwn || !(await enterAs(person).then(Boolean, () => false))) throw error
      return goOn()
    }
    try {
      await enterAs(person)
      goOn()
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
        await register(body, () => auth.registration.wholesale({ body, signal }))
      },
    })
  return startAccountForm<NewPerson>(store, {
    values: {},
    asksEmail: true,
    schema: NewPerson,
    bodyOf: personOf,
    async send(body, signal) {
      const { auth } = await store.sdk(accountContract)
      await register(body, () => auth.registration[audience]({ body, signal }))
    },
  })
}
