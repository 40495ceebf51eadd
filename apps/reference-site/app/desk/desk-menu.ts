/**
 * The lists of the desk in the order of the menu, by group. A list has the name of its folder, whose texts
 * contain its title. The first path is that of the list, without language prefix; the others also belong to
 * it, such as those of other markets.
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

/** The start page of the desk, with everything that waits in the lists. */
export const DESK_HOME = '/desk'
export const DESK_PROFILE = '/desk/profile'

/** Returns the lists of a menu group, in its order. */
export const sectionsOf = (group: DeskGroup) => Object.keys(PATHS[group]) as DeskSection[] // keys() returns strings

export const deskPath = (section: DeskSection): string => ALL[section][0]

/** Returns the list that a path belongs to. */
export const sectionAt = (path: string): DeskSection | undefined =>
  (Object.keys(ALL) as DeskSection[]).find((section) => placeIn(section, path)) // keys() returns strings

/** Whether a path belongs to a list: `page` for the list itself, `true` for pages below it. */
export function placeIn(section: DeskSection, path: string): 'page' | 'true' | undefined {
  if (path === deskPath(section)) return 'page'
  return ALL[section].some((list) => path === list || path.startsWith(`${list}/`)) ? 'true' : undefined
}
