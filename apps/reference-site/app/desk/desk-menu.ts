/** The lists of the desk, in the order of the menu. */
export const DESK_SECTIONS = ['applications', 'reviews', 'orders', 'goods'] as const
export type DeskSection = (typeof DESK_SECTIONS)[number]

/** Where a list of the desk is, without the prefix of a language. */
export const deskPath = (section: DeskSection): string => `/desk/${section}`

/** What opens first. */
export const DESK_HOME = deskPath('applications')
