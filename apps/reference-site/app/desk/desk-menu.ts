/** The lists of the desk, in the order of the menu. */
export const DESK_SECTIONS = ['applications', 'reviews', 'orders', 'goods'] as const
export type DeskSection = (typeof DESK_SECTIONS)[number]

/** Where a list of the desk is, without the prefix of a language. */
export const deskPath = (section: DeskSection): string => `/desk/${section}`

/** What opens first. */
export const DESK_HOME = deskPath('applications')

/** Special goods are counted and priced in a list of their own, below the same entry. */
const PATHS: Readonly<Record<DeskSection, readonly string[]>> = {
  applications: ['/desk/applications'],
  reviews: ['/desk/reviews'],
  orders: ['/desk/orders'],
  goods: ['/desk/goods', '/desk/special-goods'],
}

/** Whether an address is in a list: `page` for the list itself, `true` for what is below it. */
export function placeIn(section: DeskSection, path: string): 'page' | 'true' | undefined {
  if (path === deskPath(section)) return 'page'
  return PATHS[section].some((list) => path === list || path.startsWith(`${list}/`)) ? 'true' : undefined
}
