import type { CraftsmanProfileSnapshot } from './craftsman-profile.machine.ts'

export const selectCraftsmanProfile = ({ value, context }: CraftsmanProfileSnapshot) => ({
  /** The value of `data-state`. */
  state: value,
  ...context,
})
export type CraftsmanProfileView = Readonly<ReturnType<typeof selectCraftsmanProfile>>
