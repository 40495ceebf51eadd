import {
  accountFormActors,
  accountFormMachine,
  selectAccountForm,
  type AccountFormEffects,
  type AccountFormActor,
  type AccountFormView,
  type AccountValues,
} from '@shyrdak/state-machines/auth'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import { loadAuthContract } from '../auth/account-clients.ts'
import { accountContract } from './contract.ts'

export interface AccountFormPlan<Body> extends Omit<AccountFormEffects<Body>, 'isEmailTaken'> {
  /** Initial values of the fields. */
  readonly values: AccountValues
  /** Whether to check while typing if the email is already registered. */
  readonly asksEmail?: boolean
}

export function startAccountForm<Body>(
  store: Store,
  { values, asksEmail = false, ...effects }: AccountFormPlan<Body>,
): StartedActor<AccountFormActor, AccountFormView> {
  const machine = accountFormMachine.provide(
    accountFormActors<Body>({
      ...effects,
      async isEmailTaken(email, signal) {
        const { auth } = await store.sdk(accountContract)
        return (await auth.email.exists({ query: { email }, signal })).exists
      },
    }),
  )
  // Preloaded while the form is filled in: some browsers do not retry a failed module import.
  store.sdk(accountContract).catch(() => {})
  loadAuthContract().catch(() => {})
  const actor = createActor(machine, { input: { values, asksEmail } })
  return { actor: actor.start(), select: selectAccountForm }
}
