import { fromCallback, fromPromise } from 'xstate'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { AccessGateEvent } from './access-gate.machine.ts'
import type { GateAnswer, GateAttempt } from './rules.ts'
import { forgetAccess, readAccess, writeAccess } from './stored-access.ts'

export interface AccessGateEffects {
  readonly storage: StoragePort
  /** Asks the site, which mirrors what it grants in a cookie of its own. Rejects when nobody answered. */
  knock(attempt: GateAttempt): Promise<GateAnswer>
  /** Leads to what is behind the curtain. */
  enter(): void
}

/** The effects of the gate: `accessGateMachine.provide(accessGateEffects({ storage, knock, enter }))`. */
export const accessGateEffects = ({ storage, knock, enter }: AccessGateEffects) => ({
  actors: {
    knock: fromPromise<GateAnswer, { readonly password: string }>(({ input }) => knock(input)),
    showPass: fromPromise<GateAnswer, { readonly pass: string }>(({ input }) => knock(input)),
    followAccess: fromCallback<AccessGateEvent, undefined>(({ sendBack }) =>
      storage.subscribe(({ key }) => {
        if (key === STORAGE_KEYS.accessGranted && readAccess(storage) !== null)
          sendBack({ type: 'access.followed' })
      }),
    ),
  },
  actions: {
    savePass: (_: unknown, { answer }: { readonly answer: GateAnswer }) => {
      if (answer.kind === 'granted') writeAccess(storage, answer.pass)
    },
    forgetPass: () => forgetAccess(storage),
    enter,
  },
})
