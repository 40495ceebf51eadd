import {
  accessGateEffects,
  accessGateMachine,
  readAccess,
  type AccessGateEvent,
  type GateResponse,
} from '@shyrdak/state-machines/access-gate'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import type { AccessGateState, AccessGateView } from './access-gate-view.ts'

const SHOWN = { opening: 'closed', answered: 'closed' } as const

/** Starts the gate with what the page says already. */
export function startAccessGate(
  { ports }: Store,
  response: GateResponse | undefined,
): RunningFlow<AccessGateView, AccessGateEvent> {
  const { storage, openGate, navigation } = ports
  const effects = accessGateEffects({ storage, knock: openGate, enter: navigation.reload })
  const actor = createActor(accessGateMachine.provide(effects), {
    input: { pass: readAccess(storage), response },
  })
  return actorStore(actor.start(), ({ value, context }): AccessGateView => {
    const state: AccessGateState = value in SHOWN ? 'closed' : (value as AccessGateState) // SHOWN has the others
    return { state, retryAfter: context.response?.kind === 'limited' ? context.response.retryAfter : null }
  })
}
