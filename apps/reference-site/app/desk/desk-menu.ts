/**
 * The lists of the desk, in the order of the menu: of the shop, of what people write, of what
 * its pages say, and of wholesale. A list is called
 * like its folder, whose texts have its title. Where it is, without the prefix of a language, and what else belongs to
 * it, such as goods of other markets.
 */
const PATHS = {
  shop: {
    applications: ['/desk/applications'],
    chat: ['/desk/chat', '/desk/chat-answers'],
    reviews: ['/desk/reviews'],
    orders: ['/desk/orders'],
    'order-requests': ['/desk/order-requests'],
    goods: ['/desk/goods', '/desk/special-goods', '/desk/wholesale-goods'],
    categories: ['/desk/categories', '/desk/special-categories', '/desk/wholesale-categories'],
    colors: ['/desk/colors'],
    'size-charts': ['/desk/size-charts'],
    discounts: ['/desk/discounts'],
    artisans: ['/desk/artisans'],
    proposals: ['/desk/proposals'],
  },
  inbox: {
    feedback: ['/desk/inbox/feedback'],
    questions: ['/desk/inbox/questions'],
    subscribers: ['/desk/inbox/subscribers'],
    'delivery-requests': ['/desk/inbox/delivery-requests'],
  },
  content: {
    pages: ['/desk/pages'],
    articles: ['/desk/articles'],
    'blog-categories': ['/desk/blog-categories'],
    banners: ['/desk/banners'],
    faq: ['/desk/faq'],
    menus: ['/desk/menus'],
    'head-entries': ['/desk/head-entries'],
  },
  wholesale: {
    clients: ['/desk/clients'],
    'wholesale-orders': ['/desk/wholesale-orders'],
    invoices: ['/desk/invoices'],
    'price-lists': ['/desk/price-lists', '/desk/prices'],
    kits: ['/desk/kits'],
    soles: ['/desk/soles'],
  },
} as const satisfies Record<string, Record<string, readonly [list: string, ...others: string[]]>>

type DeskGroup = keyof typeof PATHS
export type DeskSection = { [G in DeskGroup]: keyof (typeof PATHS)[G] }[DeskGroup]

const ALL: Readonly<Record<DeskSection, readonly [list: string, ...others: string[]]>> = {
  ...PATHS.shop,
  ...PATHS.inbox,
  ...PATHS.content,
  ...PATHS.wholesale,
}

/** What opens first: what waits in all of them. */
export const DESK_HOME = '/desk'
export const DESK_PROFILE = '/desk/profile'

/** The lists of a group of the menu, in its order. */
export const sectionsOf = (group: DeskGroup) => Object.keys(PATHS[group]) as DeskSection[] // keys() forgets the names

export const deskPath = (section: DeskSection): string => ALL[section][0]

/** The list that an address is in. */
export const sectionAt = (path: string): DeskSection | undefined =>
  (Object.keys(ALL) as DeskSection[]).find((section) => placeIn(section, path)) // keys() forgets the names

/** Whether an address is in a list: `page` for the list itself, `true` for what is below it. */
export function placeIn(section: DeskSection, path: string): 'page' | 'true' | undefined {
  if (path === deskPath(section)) return 'page'
  return ALL[section].some((list) => path === list || path.startsWith(`${list}/`)) ? 'true' : undefined
}
