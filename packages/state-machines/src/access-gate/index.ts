export { isPass, PASS, type GateAnswer, type GateAttempt } from './rules.ts'
export { readAccess } from './stored-access.ts'
export {
  accessGateMachine,
  type AccessGateActor,
  type AccessGateContext,
  type AccessGateEvent,
  type AccessGateInput,
  type AccessGateSnapshot,
  type GateResponse,
} from './access-gate.machine.ts'
export { accessGateActors, type AccessGateEffects } from './access-gate.actors.ts'
export { selectAccessGate, type AccessGateState, type AccessGateView } from './access-gate.selectors.ts'
