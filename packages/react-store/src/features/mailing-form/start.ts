import {
  mailingFormActors,
  mailingFormMachine,
  selectMailingForm,
  type MailingFormEvent,
  type MailingFormView,
} from '@shyrdak/state-machines/mailing-form'
import { createActor } from 'xstate'
import type { ActorStore } from '../../store/lazy-actor.ts'
import { actorStore } from '../../store/actor-store.ts'
import type { Store } from '../../store/store.ts'

export function startMailingForm(store: Store): ActorStore<MailingFormView, MailingFormEvent> {
  const actors = mailingFormActors({
    async subscribe(email, signal) {
      const { content } = await store.sdk()
      const { status } = await content.subscribers.add({ body: { email }, signal })
      return status
    },
  })
  const actor = createActor(mailingFormMachine.provide({ actors }))
  return actorStore(actor.start(), selectMailingForm)
}
