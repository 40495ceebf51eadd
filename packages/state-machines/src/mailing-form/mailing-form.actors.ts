import { fromPromise } from 'xstate'
import type { LoadSdk } from '../load-sdk.ts'
import type { deliveryRequestContract, mailingFormContract } from './contract.ts'

export interface MailingFormEffects {
  readonly sdk: LoadSdk<typeof mailingFormContract>
}

/** For `mailingFormMachine.provide(mailingFormActors({ sdk }))`. */
export const mailingFormActors = ({ sdk }: MailingFormEffects) => ({
  actors: {
    /** Resolves with true when the email was added, false when it was already on the list. Source: spec §7. */
    subscribe: fromPromise<boolean, { readonly email: string }>(async ({ input: { email }, signal }) => {
      const { content } = await sdk()
      return (await content.subscribers.add({ body: { email }, signal })).status
    }),
  },
})

/** For the same machine, in a form that requests an email once the store delivers to the country. */
export const deliveryRequestActors = ({
  sdk,
}: {
  readonly sdk: LoadSdk<typeof deliveryRequestContract>
}) => ({
  actors: {
    /** Resolves with true when the email was added, false when it was requested before. */
    subscribe: fromPromise<boolean, { readonly email: string }>(async ({ input: { email }, signal }) => {
      const { content } = await sdk()
      return (await content.deliveryRequests.add({ body: { email }, signal })).status
    }),
  },
})
