import { isTaken, type AccountFormSnapshot } from './account-form.machine.ts'

export const selectAccountForm = ({ value, context }: AccountFormSnapshot) => {
  const { values, issues, failure, attempt } = context
  return {
    /** The value of `data-state`. */
    state: value.form,
    // The store may refuse an email that was free when it was asked about.
    email: issues.some(isTaken) ? ('taken' as const) : value.email,
    values,
    issues,
    failure,
    attempt,
  }
}
export type AccountFormView = Readonly<ReturnType<typeof selectAccountForm>>
