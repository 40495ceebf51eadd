import type { AppContext } from '#platform/context.ts'

/** Whether the store delivers to a country. */
export const deliversTo = ({ settings }: Pick<AppContext, 'settings'>, country: string): boolean =>
  settings.delivery.countries.has(country)
