import {
  accessGateEffects,
  accessGateMachine,
  readAccess,
  type AccessGateEvent,
  type GateSaid,
} from '@shyrdak/state-machines/access-gate'
import { createActor } from 'xstate'
import type { Running } from '../store/journey.ts'
import { runningActor } from '../store/running-actor.ts'
import type { Store } from '../store/store.ts'
import type { AccessGateState, AccessGateView } from './access-gate-view.ts'

const SHOWN = { opening: 'closed', answered: 'closed' } as const

/** Starts the gate with what the page says already. */
export function startAccessGate(
  { ports }: Store,
  said: GateSaid | undefined,
): Running<AccessGateView, AccessGateEvent> {
  const { storage, openGate, navigation } = ports
  const effects = accessGateEffects({ storage, knock: openGate, enter: navigation.reload })
  const actor = createActor(accessGateMachine.provide(effects), {
    input: { pass: readAccess(storage), said },
  })
  return runningActor(actor.start(), ({ value, context }): AccessGateView => {
    const state: AccessGateState = value in SHOWN ? 'closed' : (value as AccessGateState) // SHOWN has the others
    return { state, retryAfter: context.said?.kind === 'limited' ? context.said.retryAfter : null }
  })
}
