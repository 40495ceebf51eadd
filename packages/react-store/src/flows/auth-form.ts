import {
  accountFormEffects,
  accountFormMachine,
  type AccountFormEffects,
  type AccountFormEvent,
  type AccountFormSnapshot,
  type AccountValues,
} from '@shyrdak/state-machines/auth'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import type { AccountFormView } from './auth-form-view.ts'

export interface AccountFormPlan<Body> extends Omit<AccountFormEffects<Body>, 'isEmailTaken'> {
  /** What stands in the fields at first. */
  readonly values: AccountValues
  /** Asks while typing whether the e-mail is taken. */
  readonly asksEmail?: boolean
}

function viewOf({ value, context }: AccountFormSnapshot): AccountFormView {
  const { values, issues, failure, attempt } = context
  return { state: value.form, email: value.email, values, issues, failure, attempt }
}

/** Starts a form of an account. */
export function startAccountForm<Body>(
  store: Store,
  { values, asksEmail = false, ...effects }: AccountFormPlan<Body>,
): RunningFlow<AccountFormView, AccountFormEvent> {
  const machine = accountFormMachine.provide(
    accountFormEffects<Body>({
      ...effects,
      async isEmailTaken(email, signal) {
        const { auth } = await store.account()
        return (await auth.email.exists({ query: { email }, signal })).exists
      },
    }),
  )
  // While it is filled in: a script that could not be fetched once is not asked for again by every browser.
  store.account().catch(() => {})
  const actor = createActor(machine, { input: { values, asksEmail } })
  return actorStore(actor.start(), viewOf)
}
