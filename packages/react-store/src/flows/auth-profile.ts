import { PersonChanges, ShopperChanges, type Address, type Person } from '@shyrdak/sdk/contract'
import type { Audience, AccountValues } from '@shyrdak/state-machines/auth'
import { internationalPhone } from '@shyrdak/state-machines/checkout/rules'
import type { Store } from '../store/store.ts'
import { startAccountForm } from './auth-form.ts'

/** Reads the current user from the profile of their audience. */
export async function readOwnPerson(store: Store, audience: Audience): Promise<Person> {
  const { auth, management } = await store.account()
  if (audience === 'craftsman') return (await auth.profile.craftsman.read()).data
  return audience === 'manager' ? management.profile.read() : auth.profile[audience].read()
}

/** Updates the current user and resolves with the result. */
export async function changePerson(
  store: Store,
  audience: Audience,
  body: PersonChanges,
  signal?: AbortSignal,
): Promise<Person> {
  const { auth, management } = await store.account()
  const call = { body, signal }
  if (audience === 'craftsman') return (await auth.profile.craftsman.update(call)).data
  return audience === 'manager' ? management.profile.update(call) : auth.profile[audience].update(call)
}

interface Change {
  readonly audience: Audience
  readonly values: AccountValues
  readonly onChange: (person: Person) => void
}

/** Changes name and phone. */
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

/** Changes the email; it takes effect when the link mailed to it is opened. */
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

/** Changes the delivery address. */
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
      const { auth } = await store.account()
      onChange((await auth.profile[audience].update({ body, signal })).address)
    },
  })
