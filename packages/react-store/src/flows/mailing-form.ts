import {
  mailingFormActors,
  mailingFormMachine,
  selectIsInvalid,
  type MailingFormEvent,
} from '@shyrdak/state-machines/mailing-form'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import type { MailingFormView } from './mailing-form-view.ts'

/** Starts a form that subscribes an address to letters. */
export function startMailingForm(store: Store): RunningFlow<MailingFormView, MailingFormEvent> {
  const actors = mailingFormActors({
    async subscribe(email, signal) {
      const { content } = await store.sdk()
      const { status } = await content.subscribers.add({ body: { email }, signal })
      return status
    },
  })
  const actor = createActor(mailingFormMachine.provide({ actors }))
  return actorStore(actor.start(), (snapshot) => ({
    state: snapshot.value,
    isInvalid: selectIsInvalid(snapshot),
    failure: snapshot.context.failure,
    attempt: snapshot.context.attempt,
  }))
}
