export { AUDIENCES, audienceOf, type Audience, type AuthSession } from './session.ts'
export {
  addressAfterLogin,
  ENDED,
  guardPath,
  homeOf,
  loginAfterEnd,
  loginPathOf,
  wayBack,
  withWayBack,
} from './paths.ts'
export type { RefusedCall } from './refused-call.ts'
export { issueField } from './issue-field.ts'
export { clearSession, readSession, writeSession } from './stored-session.ts'
export { authContract, type ManagerContract } from './contract.ts'
export {
  authMachine,
  type AuthActor,
  type AuthContext,
  type AuthEvent,
  type AuthInput,
  type AuthSnapshot,
  type SignIn,
} from './auth.machine.ts'
export { personCalls, type AccountClients, type PersonCalls } from './person-calls.ts'
export { authActors, type AuthEffects } from './auth.actors.ts'
export { selectAudience, selectAuth, selectState, type AuthState, type AuthView } from './auth.selectors.ts'
export {
  accountFormMachine,
  type AccountFormActor,
  type AccountFormContext,
  type AccountFormEvent,
  type AccountFormInput,
  type AccountFormSnapshot,
  type AccountValues,
} from './account-form.machine.ts'
export { accountFormActors, type AccountFormEffects } from './account-form.actors.ts'
export { selectAccountForm, type AccountFormView } from './account-form.selectors.ts'
