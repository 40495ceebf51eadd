import type { FieldName } from '../account-field.ts'

/** Login, registration and password recovery. */
export interface AccountMessages {
  readonly fields: Readonly<Record<FieldName, string>>
  readonly hints: {
    readonly password: string
    readonly phone: string
    readonly checking: string
    readonly free: string
  }
  readonly showPassword: string
  readonly optional: string
  readonly chooseCountry: string
  readonly sending: string
  readonly failed: string
  readonly needsScript: string
  readonly who: { readonly label: string; readonly shopper: string; readonly wholesale: string }
  readonly login: {
    readonly label: string
    readonly submit: string
    readonly forgotten: string
    readonly noAccount: string
    readonly register: string
    readonly registerWholesale: string
    readonly craftsman: string
    readonly shopper: string
  }
  readonly register: {
    readonly label: string
    readonly submit: string
    readonly apply: string
    readonly haveAccount: string
    readonly login: string
    /** The text in brackets becomes a link. */
    readonly terms: string
    readonly waits: string
  }
  readonly forgotten: {
    readonly label: string
    readonly submit: string
    readonly text: string
    readonly sent: string
    readonly sentText: string
    readonly have: string
    readonly backToLogin: string
  }
  readonly recover: { readonly label: string; readonly submit: string; readonly text: string }
}
