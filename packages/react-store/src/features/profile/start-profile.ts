import {
  PersonChanges,
  ShopperChanges,
  WholesaleChanges,
  type Address,
  type Person,
} from '@shyrdak/sdk/contract'
import { personCalls, type Audience, type AccountValues } from '@shyrdak/state-machines/auth'
import { internationalPhone } from '@shyrdak/state-machines/phone'
import type { Store } from '../../store/store.ts'
import { startAccountForm } from '../account/start-account-form.ts'
import { profileContract } from './contract.ts'
import { accountClients } from '../auth/account-clients.ts'

/** Updates the current user and resolves with the result. */
export const changePerson = async (
  store: Store,
  audience: Audience,
  body: PersonChanges,
  signal?: AbortSignal,
): Promise<Person> => (await personCalls(accountClients(store), audience)).update(body, { signal })

interface Change {
  readonly audience: Audience
  readonly values: AccountValues
  readonly onChange: (person: Person) => void
}

/** Starts the form for name and phone. */
export const startPersonChange = (store: Store, { audience, values, onChange }: Change) =>
  startAccountForm<PersonChanges>(store, {
    values,
    schema: PersonChanges,
    async bodyOf({ first_name, last_name, phone }) {
      const typed = String(phone ?? '').trim()
      return { first_name, last_name, phone: (await internationalPhone(typed, store.country)) ?? `#${typed}` }
    },
    async send(body, signal) {
      const person = await changePerson(store, audience, body, signal)
      await store.auth.send({ type: 'person.renamed', firstName: person.first_name })
      onChange(person)
    },
  })

/** Starts the form for the email. A change takes effect when the link sent to the new address is opened. */
export const startEmailChange = (store: Store, { audience, values, onChange }: Change) =>
  startAccountForm<PersonChanges>(store, {
    values,
    asksEmail: true,
    schema: PersonChanges,
    bodyOf: ({ email, password }) => ({ email, password }),
    send: async (body, signal) => onChange(await changePerson(store, audience, body, signal)),
  })

/** Audiences with a delivery address. */
export type Shopper = Extract<Audience, 'retail' | 'wholesale'>

/** Starts the form for the delivery address. */
export const startAddressChange = (
  store: Store,
  { audience, onChange }: { audience: Shopper; onChange: (address: Address | null) => void },
) =>
  startAccountForm<ShopperChanges>(store, {
    values: {},
    schema: ShopperChanges,
    bodyOf: ({ country_iso_code, city, street, postal_code }) => ({
      address: { country_iso_code, city, street, postal_code: String(postal_code ?? '').trim() },
    }),
    async send(body, signal) {
      const { auth } = await store.sdk(profileContract)
      onChange((await auth.profile[audience].update({ body, signal })).address)
    },
  })

/** Starts the form for the company data, for its owners. */
export const startCompanyChange = (store: Store) =>
  startAccountForm<WholesaleChanges>(store, {
    values: {},
    schema: WholesaleChanges,
    bodyOf: ({ company, country_iso_code, city }) => ({ company, country_iso_code, city }),
    async send(body, signal) {
      const { auth } = await store.sdk(profileContract)
      await auth.profile.wholesale.update({ body, signal })
    },
  })
