/** The lists of the desk, in the order of the menu: of the shop, of what people write, and of wholesale. */
export const DESK_SECTIONS = [
  'applications',
  'chat',
  'reviews',
  'orders',
  'order-requests',
  'goods',
  'discounts',
  'workshops',
  'proposals',
] as const
export const INBOX_SECTIONS = ['feedback', 'questions', 'subscribers', 'delivery-requests'] as const
export const WHOLESALE_SECTIONS = ['clients', 'wholesale-orders', 'invoices', 'price-lists', 'kits'] as const
export type DeskSection =
  (typeof DESK_SECTIONS)[number] | (typeof INBOX_SECTIONS)[number] | (typeof WHOLESALE_SECTIONS)[number]

/** What opens first: what waits in all of them. */
export const DESK_HOME = '/desk'

/** Where a list is, without the prefix of a language, and what else belongs to it, such as goods of other markets. */
const PATHS: Readonly<Record<DeskSection, readonly [list: string, ...others: string[]]>> = {
  applications: ['/desk/applications'],
  chat: ['/desk/chat', '/desk/chat-answers'],
  reviews: ['/desk/reviews'],
  orders: ['/desk/orders'],
  'order-requests': ['/desk/order-requests'],
  goods: ['/desk/goods', '/desk/special-goods', '/desk/wholesale-goods'],
  discounts: ['/desk/discounts'],
  workshops: ['/desk/workshops'],
  proposals: ['/desk/proposals'],
  feedback: ['/desk/inbox/feedback'],
  questions: ['/desk/inbox/questions'],
  subscribers: ['/desk/inbox/subscribers'],
  'delivery-requests': ['/desk/inbox/delivery-requests'],
  clients: ['/desk/clients'],
  'wholesale-orders': ['/desk/wholesale-orders'],
  invoices: ['/desk/invoices'],
  'price-lists': ['/desk/price-lists', '/desk/prices'],
  kits: ['/desk/kits'],
}

export const deskPath = (section: DeskSection): string => PATHS[section][0]

/** Whether an address is in a list: `page` for the list itself, `true` for what is below it. */
export function placeIn(section: DeskSection, path: string): 'page' | 'true' | undefined {
  if (path === deskPath(section)) return 'page'
  return PATHS[section].some((list) => path === list || path.startsWith(`${list}/`)) ? 'true' : undefined
}
