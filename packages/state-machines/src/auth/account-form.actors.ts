import { fromPromise } from 'xstate'
import type * as z from 'zod/mini'
import { valid } from '../valid.ts'
import type { AccountValues } from './account-form.machine.ts'

export interface AccountFormEffects<Body> {
  /** Builds the request body from the fields. */
  bodyOf(values: AccountValues): unknown
  /** The body schema of the endpoint, so that the same rules apply before sending. */
  readonly schema: z.ZodMiniType<Body>
  /** Sends the body. Rejects with the SDK's error, whose issues are shown at their fields. */
  send(body: Body, signal: AbortSignal): Promise<unknown>
  /** Asked while typing, if the input says `asksEmail`. A rejection is ignored: the store checks again on submit. */
  isEmailTaken?(email: string, signal: AbortSignal): Promise<boolean>
}

/** For `accountFormMachine.provide(accountFormActors({ … }))`. */
export const accountFormActors = <Body>({
  bodyOf,
  schema,
  send,
  isEmailTaken = async () => false,
}: AccountFormEffects<Body>) => ({
  actors: {
    send: fromPromise<unknown, { readonly values: AccountValues }>(async ({ input, signal }) => {
      const body = await bodyOf(input.values)
      const checked = valid(schema, body, 'account form')
      return send(checked, signal)
    }),
    isEmailTaken: fromPromise<boolean, { readonly email: string }>(({ input, signal }) =>
      isEmailTaken(input.email, signal),
    ),
  },
})
