/** All roles the store distinguishes. `wholesale` is the owner of a company; its employees' roles follow. */
export const ROLES = [
  'anonymous',
  'retail',
  'wholesale',
  'buyer',
  'accountant',
  'viewer',
  'craftsman',
  'manager',
] as const
export type Role = (typeof ROLES)[number]

/** The parts of a request that name a resource. */
export interface Aim {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** The owner of the resources under test: each person has an order and a session. */
export interface Owner {
  email: string
  sessionId: number
  order: { id: number; number: string; uuid: string; lines: { line_key: string; count: number }[] }
  /** An order of special goods made by a craftsman. */
  specialOrder: { id: number; number: string }
  /** Of a craftsman's workshop: two proposals, and a review. */
  craft?: { proposalId: number; unwantedId: number; reviewId: number }
  /** Of a wholesale client's company: an order with its invoice, a kit, and an employee. */
  company?: Company
}

export interface Company {
  id: number
  order: { id: number; number: string; invoiceId: number }
  brand: { id: number; name: string }
  employeeId: number
  /** An employee who has not accepted the invitation. */
  invitedId: number
}

export interface Row {
  may: readonly Role[]
  /** Names a resource of the owner, who can access it; others of the same role and guests get 404. */
  thing?: (owner: Owner) => Aim
  /** Text that appears in the owner's response and in nobody else's. */
  tells?: (owner: Owner) => string
  /** Acts on the caller and names no resource. */
  isOnSelf?: true
}

const everyone: Row = { may: ROLES }
const only = (...may: Role[]): Row => ({ may })
const managers = only('manager')
const employees: Role[] = ['wholesale', 'buyer', 'accountant', 'viewer']
const people: Role[] = ['retail', ...employees, 'craftsman', 'manager']
const onSelf = (...may: Role[]): Row => ({ may, isOnSelf: true })
const givesEmail = (...may: Role[]): Row => ({ may, tells: ({ email }) => email })
const buyers: Role[] = ['retail', ...employees]

const order = (aim: (order: Owner['order']) => Aim): Row => ({
  may: ['anonymous', ...buyers],
  thing: (owner) => aim(owner.order),
})
const companyOf = ({ company }: Owner): Company => {
  if (!company) throw new Error('Only people of wholesale clients have a company.')
  return company
}
const ofCompany = (may: readonly Role[], aim: (company: Company) => Aim): Row => ({
  may,
  thing: (owner) => aim(companyOf(owner)),
})
const ofCraft = (aim: (craft: NonNullable<Owner['craft']>) => Aim): Row => ({
  may: ['craftsman'],
  thing: ({ craft }) => {
    if (!craft) throw new Error('Only craftsmen have a workshop.')
    return aim(craft)
  },
})
/** Part of the existing proposals. */
export const PROPOSED_PHOTO = '/media/upload-00000000-0000-4000-8000-000000000000.jpg'
const PIECE = {
  name: { en: 'A mat', ru: '', kg: '' },
  description: { en: 'Grey', ru: '', kg: '' },
  category_id: 1,
  color_id: 1,
  size: '60 cm',
  photos: [PROPOSED_PHOTO],
  price: '900.00',
  stock: 1,
  made_to_order_days: null,
  weight: 400,
}
const payers: Role[] = ['wholesale', 'buyer', 'accountant']
const orderers: Role[] = ['wholesale', 'buyer']
const kit = ({ id, brand }: Company): Aim => ({ body: { reyestrId: id, brandId: brand.id, amount: 1 } })
const pages = { success_url: '/order/order-complete/1', cancel_url: '/order/basket' }

const desk = (path: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [`management.${path}.${name}`, managers]))
const OF_GOODS = [
  'list',
  'choices',
  'read',
  'create',
  'update',
  'setColors',
  'setLinks',
  'copy',
  'remove',
  'setStock',
  'setPrices',
]
const managed = (path: string, ...names: string[]) => desk(`content.${path}`, ...names)
const WRITTEN = ['list', 'read', 'create', 'update', 'remove']

/** The conversation is always the caller's own. */
const inChat = (market: string, readers: Role[], writers: Role[]) => ({
  ...Object.fromEntries(
    ['info', 'list', 'changes', 'file'].map((name) => [`chat.${market}.${name}`, onSelf(...readers)]),
  ),
  ...Object.fromEntries(
    ['send', 'upload', 'read', 'mark'].map((name) => [`chat.${market}.${name}`, onSelf(...writers)]),
  ),
})

/** The roles that may call each endpoint of the contract. Roles not listed are refused. */
export const ACCESS_ROWS: Readonly<Record<string, Row>> = {
  'auth.email.exists': everyone,
  'auth.email.confirm': everyone,
  'auth.email.sendConfirmation': onSelf(...people),
  'auth.guestOrders.count': onSelf(...buyers),
  'auth.guestOrders.claim': onSelf(...buyers),
  'auth.login.retail': everyone,
  'auth.login.wholesale': everyone,
  'auth.login.craftsman': everyone,
  'auth.password.reset': everyone,
  'auth.password.recover': everyone,
  'auth.password.change': onSelf(...people),
  'auth.profile.retail.read': givesEmail('retail'),
  'auth.profile.retail.update': givesEmail('retail'),
  'auth.profile.wholesale.read': givesEmail(...employees),
  'auth.profile.wholesale.update': givesEmail(...employees),
  'auth.profile.craftsman.read': givesEmail('craftsman'),
  'auth.profile.craftsman.update': givesEmail('craftsman'),
  'auth.profile.craftsman.saveArtisan': onSelf('craftsman'),
  'auth.registration.retail': everyone,
  'auth.registration.wholesale': everyone,
  'auth.registration.craftsman': everyone,
  'auth.sessions.list': { may: people, tells: ({ sessionId }) => `"id":${sessionId},` },
  'auth.sessions.logout': onSelf(...people),
  'auth.sessions.end': {
    may: people,
    thing: ({ sessionId }) => ({ params: { id: String(sessionId) } }),
  },
  'auth.sessions.endAll': onSelf(...people),
  ...inChat('retail', ['retail'], ['retail']),
  ...inChat('wholesale', employees, payers),
  ...inChat('craftsman', ['craftsman'], ['craftsman']),
  ...desk('chat', 'list', 'read', 'messages', 'changes', 'send', 'upload', 'file', 'markRead', 'mark'),
  ...desk('chatAnswers', 'list', 'read', 'create', 'update', 'remove'),
  'content.banners.list': everyone,
  'content.blog.list': everyone,
  'content.blog.read': everyone,
  'content.blogCategories.list': everyone,
  'content.blogCategories.read': everyone,
  'content.countries.list': everyone,
  'content.deliveryRequests.add': everyone,
  'content.faq.list': everyone,
  'content.faq.ask': everyone,
  'content.feedback.send': everyone,
  'content.head.read': everyone,
  'content.locales.list': everyone,
  'content.menus.header': everyone,
  'content.menus.footer': everyone,
  'content.pages.read': everyone,
  'content.subscribers.add': everyone,
  'content.subscribers.leave': everyone,
  'content.subscribers.rejoin': everyone,
  ...managed('banners', ...WRITTEN, 'order', 'uses'),
  ...managed('blog', ...WRITTEN, 'versions', 'version'),
  ...managed('blogCategories', ...WRITTEN, 'order'),
  ...managed('faq', ...WRITTEN, 'order'),
  ...managed('head', ...WRITTEN, 'order', 'rules'),
  ...managed('menus', 'list', 'read', 'update'),
  ...managed('pages', ...WRITTEN, 'versions', 'version'),
  ...managed('preview', 'read'),
  ...desk('categories', ...WRITTEN, 'order'),
  ...desk('specialCategories', ...WRITTEN, 'order'),
  ...desk('wholesaleCategories', ...WRITTEN, 'order'),
  ...desk('colors', ...WRITTEN, 'order'),
  ...desk('sizeCharts', ...WRITTEN),
  ...desk('soles', ...WRITTEN),
  ...desk('goods', ...OF_GOODS),
  ...desk('goodsArtisan', 'read', 'update'),
  ...desk('desk', 'read'),
  ...desk('films', 'upload'),
  ...desk('images', 'list', 'upload'),
  ...desk('inbox.deliveryRequests', 'list', 'countries', 'remove'),
  ...desk('inbox.feedback', 'list', 'read', 'answer', 'dismiss', 'reopen'),
  ...desk('inbox.questions', 'list', 'read', 'answer', 'publish', 'dismiss', 'reopen'),
  ...desk('inbox.subscribers', 'list', 'file', 'remove'),
  'management.login.manager': everyone,
  ...desk('orderRequests', 'list', 'read', 'accept', 'refuse'),
  ...desk('orders', 'list', 'read', 'move', 'track'),
  ...desk('payments', 'refund'),
  'management.profile.read': givesEmail('manager'),
  'management.profile.update': givesEmail('manager'),
  ...desk('proposals', 'list', 'read', 'publish', 'sendBack'),
  ...desk('reviews', 'list', 'read', 'publish', 'reject'),
  ...desk('specialGoods', ...OF_GOODS),
  ...desk('listPrices', ...WRITTEN, 'goods', 'updateMany'),
  ...desk('discounts', ...WRITTEN),
  ...desk('priceLists', 'list', 'read', 'create', 'update'),
  ...desk('wholesaleApplications', 'list', 'read', 'approve', 'reject'),
  ...desk('wholesaleClients', 'list', 'read', 'setTerms'),
  ...desk('wholesaleGoods', ...OF_GOODS),
  ...desk('wholesaleInvoices', 'list', 'read', 'pay', 'add'),
  ...desk('wholesaleKits', 'list', 'read', 'create', 'adjust'),
  ...desk('wholesaleOrders', 'list', 'read', 'move'),
  ...desk('artisans', 'list', 'choices', 'read', 'publish', 'sendBack'),
  'retailCatalogue.categories.list': everyone,
  'retailCatalogue.categories.read': everyone,
  'retailCatalogue.colors.list': everyone,
  'retailCatalogue.backInStock.create': everyone,
  'retailCatalogue.backInStock.confirm': everyone,
  'retailCatalogue.backInStock.cancel': everyone,
  'retailCatalogue.prices.read': everyone,
  'retailCatalogue.prices.find': everyone,
  'retailCatalogue.products.list': everyone,
  'retailCatalogue.products.main': everyone,
  'retailCatalogue.products.inCategory': everyone,
  'retailCatalogue.products.read': everyone,
  'retailCatalogue.products.buttons': everyone,
  'retailCatalogue.reviews.ofProduct': everyone,
  'retailCatalogue.reviews.own': onSelf('retail'),
  'retailCatalogue.reviews.create': onSelf('retail'),
  'wishlist.list': onSelf('retail'),
  'wishlist.change': onSelf('retail'),
  'wishlist.products': everyone,
  'retailCatalogue.search.products': everyone,
  'retailCatalogue.search.byColor': everyone,
  'retailOrders.delivery.estimate': everyone,
  'retailOrders.delivery.ways': everyone,
  'retailOrders.delivery.services': everyone,
  'retailOrders.payments.methods': everyone,
  'retailOrders.payments.charges': everyone,
  'retailOrders.orders.place': { may: ['anonymous', ...buyers] },
  'retailOrders.orders.list': { may: buyers, tells: ({ order: { number } }) => number },
  'retailOrders.orders.all': { may: buyers, tells: ({ order: { number } }) => number },
  'retailOrders.orders.read': order(({ id }) => ({ params: { id: String(id) } })),
  'retailOrders.orders.byPaymentLink': order(({ uuid }) => ({ params: { uuid } })),
  'discounts.check': { may: ['anonymous', ...buyers] },
  'receipts.read': order(({ id }) => ({ params: { id: String(id) } })),
  'retailOrders.requests.own': onSelf(...buyers),
  'retailOrders.requests.ofOrder': order(({ id }) => ({ params: { id: String(id) } })),
  'retailOrders.requests.create': order(({ id, lines: items }) => ({
    params: { id: String(id) },
    body: { kind: 'cancel', reason: 'other', comment: '', items },
  })),
  'retailOrders.payments.paypal': order(({ id }) => ({ body: { order_id: id, ...pages } })),
  'retailOrders.payments.kkb': order(({ id }) => ({ body: { order_id: id, ...pages } })),
  'retailOrders.payments.kicb': order(({ number }) => ({ body: { order_number: number } })),
  'retailOrders.payments.yookassa': order(({ number }) => ({ body: { order_number: number } })),
  'specialGoods.artisans.list': everyone,
  'specialGoods.artisans.read': everyone,
  'specialGoods.categories.list': everyone,
  'specialGoods.orders.place': { may: ['anonymous', ...buyers] },
  'specialGoods.orders.list': {
    may: [...buyers, 'craftsman'],
    tells: ({ specialOrder: { number } }) => number,
  },
  'specialGoods.orders.read': {
    may: ['anonymous', ...buyers, 'craftsman'],
    thing: ({ specialOrder: { id } }) => ({ params: { id: String(id) } }),
  },
  'specialGoods.orders.move': {
    may: ['craftsman'],
    thing: ({ specialOrder: { id } }) => ({
      params: { id: String(id) },
      body: { status: 'in_production', from: 'in_production', note: 'Carding' },
    }),
  },
  'specialGoods.films.upload': onSelf('craftsman'),
  'specialGoods.photos.upload': onSelf('craftsman'),
  'specialGoods.proposals.list': onSelf('craftsman'),
  'specialGoods.proposals.create': onSelf('craftsman'),
  'specialGoods.proposals.read': ofCraft(({ proposalId: id }) => ({ params: { id: String(id) } })),
  'specialGoods.proposals.update': ofCraft(({ proposalId: id }) => ({
    params: { id: String(id) },
    query: { revision: '1' },
    body: PIECE,
  })),
  'specialGoods.proposals.remove': ofCraft(({ unwantedId: id }) => ({
    params: { id: String(id) },
    query: { revision: '1' },
  })),
  'specialGoods.reviews.list': onSelf('craftsman'),
  'specialGoods.reviews.reply': ofCraft(({ reviewId: id }) => ({
    params: { id: String(id) },
    body: { text: 'Thank you' },
  })),
  'specialGoods.products.list': everyone,
  'specialGoods.products.read': everyone,
  'specialGoods.products.colors': everyone,
  'wholesale.branding.currents': { may: employees, tells: (owner) => companyOf(owner).brand.name },
  'wholesale.branding.history': ofCompany(employees, ({ brand }) => ({ params: { id: String(brand.id) } })),
  'wholesale.branding.add': ofCompany(orderers, kit),
  'wholesale.branding.use': ofCompany(orderers, kit),
  'wholesale.brands.read': ofCompany(employees, ({ brand }) => ({ params: { id: String(brand.id) } })),
  // The goods are the same for everyone; unit tests next to the code cover their prices.
  'wholesale.catalog.list': onSelf(...employees),
  'wholesale.catalog.read': onSelf(...employees),
  'wholesale.categories.list': onSelf(...employees),
  'wholesale.colors.list': onSelf(...employees),
  'wholesale.priceList.list': onSelf(...employees),
  'wholesale.priceList.read': onSelf(...employees),
  'wholesale.priceList.file': onSelf(...employees),
  'wholesale.sizeCharts.read': onSelf(...employees),
  'wholesale.employees.list': { may: ['wholesale'], tells: ({ email }) => email },
  'wholesale.employees.create': onSelf('wholesale'),
  'wholesale.employees.inviteAgain': ofCompany(['wholesale'], ({ invitedId }) => ({
    params: { id: String(invitedId) },
  })),
  'wholesale.employees.update': ofCompany(['wholesale'], ({ employeeId }) => ({
    params: { id: String(employeeId) },
    body: { role: 'viewer' },
  })),
  'wholesale.employees.remove': ofCompany(['wholesale'], ({ employeeId }) => ({
    params: { id: String(employeeId) },
  })),
  'wholesale.invoices.orders': { may: payers, tells: (owner) => companyOf(owner).order.number },
  'wholesale.invoices.ofOrder': ofCompany(payers, (company) => ({
    params: { orderId: String(company.order.id) },
  })),
  'wholesale.invoices.read': ofCompany(payers, (company) => ({
    params: { orderId: String(company.order.id), invoiceId: String(company.order.invoiceId) },
  })),
  'wholesale.invoices.pdf': ofCompany(payers, (company) => ({
    params: { orderId: String(company.order.id), invoiceId: String(company.order.invoiceId) },
  })),
  // Unit tests next to the code cover ownership: an order names its own company.
  'wholesale.orders.place': onSelf(...orderers),
  'wholesale.orders.readFile': onSelf(...orderers),
  'wholesale.orders.list': { may: employees, tells: (owner) => companyOf(owner).order.number },
  'wholesale.orders.read': ofCompany(employees, (company) => ({
    params: { id: String(company.order.id) },
  })),
}
