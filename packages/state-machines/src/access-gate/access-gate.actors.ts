import { fromCallback, fromPromise } from 'xstate'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { AccessGateEvent } from './access-gate.machine.ts'
import type { GateAnswer, GateAttempt } from './rules.ts'
import { forgetAccess, readAccess, writeAccess } from './stored-access.ts'

export interface AccessGateEffects {
  readonly storage: StoragePort
  /** Checks a password or pass with the site, which also sets its own cookie. Rejects if unreachable. */
  openGate(attempt: GateAttempt): Promise<GateAnswer>
  /** Opens the page behind the gate, as soon as this tab or another is granted access. */
  enter(): void
}

/** For `accessGateMachine.provide(accessGateActors({ storage, openGate, enter }))`. */
export const accessGateActors = ({ storage, openGate, enter }: AccessGateEffects) => ({
  actors: {
    checkPassword: fromPromise<GateAnswer, { readonly password: string }>(({ input }) => openGate(input)),
    checkPass: fromPromise<GateAnswer, { readonly pass: string }>(({ input }) => openGate(input)),
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
