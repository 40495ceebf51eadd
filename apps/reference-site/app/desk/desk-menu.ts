/** The lists of the desk, in the order of the menu: of the shop, and of wholesale. */
export const DESK_SECTIONS = [
  'applications',
  'chat',
  'reviews',
  'orders',
  'goods',
  'workshops',
  'proposals',
] as const
export const WHOLESALE_SECTIONS = ['clients', 'wholesale-orders', 'invoices', 'price-lists', 'kits'] as const
export type DeskSection = (typeof DESK_SECTIONS)[number] | (typeof WHOLESALE_SECTIONS)[number]

/** Where a list of the desk is, without the prefix of a language. */
export const deskPath = (section: DeskSection): string => `/desk/${section}`

/** What opens first. */
export const DESK_HOME = deskPath('applications')

/** Goods of each market are counted and priced in a list of their own, below the same entry. */
const PATHS: Readonly<Record<DeskSection, readonly string[]>> = {
  applications: ['/desk/applications'],
  chat: ['/desk/chat'],
  reviews: ['/desk/reviews'],
  orders: ['/desk/orders'],
  goods: ['/desk/goods', '/desk/special-goods', '/desk/wholesale-goods'],
  workshops: ['/desk/workshops'],
  proposals: ['/desk/proposals'],
  clients: ['/desk/clients'],
  'wholesale-orders': ['/desk/wholesale-orders'],
  invoices: ['/desk/invoices'],
  'price-lists': ['/desk/price-lists', '/desk/prices'],
  kits: ['/desk/kits'],
}

/** Whether an address is in a list: `page` for the list itself, `true` for what is below it. */
export function placeIn(section: DeskSection, path: string): 'page' | 'true' | undefined {
  if (path === deskPath(section)) return 'page'
  return PATHS[section].some((list) => path === list || path.startsWith(`${list}/`)) ? 'true' : undefined
}
