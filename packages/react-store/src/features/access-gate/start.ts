import {
  accessGateActors,
  accessGateMachine,
  readAccess,
  selectAccessGate,
  type AccessGateActor,
  type AccessGateView,
  type GateResponse,
} from '@shyrdak/state-machines/access-gate'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

/** Starts the access gate. `response` is the server's response that is already rendered, if any. */
export function startAccessGate(
  { ports }: Store,
  response: GateResponse | undefined,
): StartedActor<AccessGateActor, AccessGateView> {
  const { storage, openGate, navigation } = ports
  const actors = accessGateActors({ storage, openGate, enter: navigation.reload })
  const actor = createActor(accessGateMachine.provide(actors), {
    input: { pass: readAccess(storage), response },
  })
  return { actor: actor.start(), select: selectAccessGate }
}
