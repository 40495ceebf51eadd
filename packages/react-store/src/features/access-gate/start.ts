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

/**
 * Starts the access gate. `response` is the server's response to the plain form that is already rendered, if any: such a
 * page cannot be reloaded, since that would send its wrong password again.
 */
export function startAccessGate(
  { ports }: Store,
  { returnTo, response }: { returnTo: string; response: GateResponse | undefined },
): StartedActor<AccessGateActor, AccessGateView> {
  const { storage, openGate, navigation } = ports
  const enter = response ? () => navigation.go(returnTo) : navigation.reload
  const actors = accessGateActors({ storage, openGate, enter })
  const actor = createActor(accessGateMachine.provide(actors), {
    input: { pass: readAccess(storage), response },
  })
  return { actor: actor.start(), select: selectAccessGate }
}
