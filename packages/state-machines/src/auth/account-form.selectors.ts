import type { AccountFormSnapshot } from './account-form.machine.ts'

export const selectAccountForm = ({ value, context }: AccountFormSnapshot) => {
  const { values, issues, failure, attempt } = context
  return {
    /** The value of `data-state`. */
    state: value.form,
    email: value.email,
    values,
    issues,
    failure,
    attempt,
  }
}
export type AccountFormView = Readonly<ReturnType<typeof selectAccountForm>>
