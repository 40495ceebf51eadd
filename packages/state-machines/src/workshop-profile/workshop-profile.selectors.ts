import type { WorkshopProfileSnapshot } from './workshop-profile.machine.ts'

export const selectWorkshopProfile = ({ value, context }: WorkshopProfileSnapshot) => ({
  /** The value of `data-state`. */
  state: value,
  ...context,
})
export type WorkshopProfileView = Readonly<ReturnType<typeof selectWorkshopProfile>>
