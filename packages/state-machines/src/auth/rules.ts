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
