// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'site/account': {
    readonly menu: null
    readonly hello: { readonly name: string | number }
    readonly logOut: null
    readonly opening: null
    readonly main: null
    readonly messages: null
    readonly writeAbout: null
    readonly profile: null
    readonly person: null
    readonly orders: null
    readonly retailOrders: null
    readonly yourOrders: null
    readonly specialOrders: null
    readonly wholesaleOrders: null
    readonly invoices: null
    readonly priceList: null
    readonly reyestr: null
    readonly wishlist: null
    readonly orderKinds: null
    readonly 'ordersOf.retail': null
    readonly 'ordersOf.special': null
    readonly order: { readonly number: string | number }
    readonly description: null
    readonly empty: null
    readonly toShop: null
    readonly toWorkshops: null
    readonly number: null
    readonly placed: null
    readonly status: null
    readonly payment: null
    readonly refunded: { readonly sum: string | number }
    readonly total: null
    readonly pages: null
    readonly previous: null
    readonly next: null
    readonly page: { readonly number: string | number }
    readonly buyAgain: null
    readonly backToOrders: null
    readonly waits: null
    readonly refused: null
    readonly active: null
    readonly ended: null
    readonly endedText: null
    readonly endedLogIn: null
    readonly endedGuest: null
    readonly unread: null
    readonly company: null
    readonly goods: null
    readonly craftsmanOrders: null
    readonly reviews: null
    readonly needsScript: null
  }
  readonly 'site/artisans': {
    readonly workshops: null
    readonly workshopsText: null
    readonly empty: null
    readonly gallery: null
    readonly person: null
    readonly contacts: null
    readonly address: null
    readonly phone: null
    readonly email: null
    readonly networks: null
    readonly works: null
    readonly allWorks: null
    readonly worksStep: null
    readonly worksOf: { readonly name: string | number }
    readonly worksText: { readonly count: number }
    readonly noWorks: null
    readonly toWorkshop: null
    readonly pages: null
    readonly previous: null
    readonly next: null
    readonly page: { readonly page: string | number }
    readonly photo: { readonly place: string | number }
    readonly film: null
  }
  readonly 'site/back-in-stock': {
    readonly 'confirm.title': null
    readonly 'confirm.lead': null
    readonly 'cancel.title': null
    readonly 'cancel.lead': null
    readonly thing: { readonly name: string | number; readonly color: string | number; readonly size: string | number }
    readonly confirmed: null
    readonly canceled: null
    readonly unknown: null
    readonly unknownText: null
    readonly away: null
    readonly again: null
    readonly toProduct: null
    readonly toStore: null
  }
  readonly 'site/checkout': {
    readonly cartTitle: null
    readonly checkoutTitle: null
    readonly orderTitle: { readonly number: string | number }
    readonly paymentTitle: { readonly number: string | number }
    readonly description: null
    readonly placedOn: { readonly when: string | number }
    readonly status: null
    readonly payment: null
    readonly refunded: null
    readonly saveAddress: { readonly email: string | number }
    readonly goods: null
    readonly delivery: null
    readonly total: null
    readonly discount: { readonly code: string | number }
    readonly byCode: { readonly code: string | number }
    readonly giftNote: null
    readonly receipt: null
    readonly invoice: null
    readonly receiptFailed: null
    readonly color: null
    readonly size: null
    readonly lineSum: null
    readonly free: null
    readonly recipient: null
    readonly address: null
    readonly collectFrom: null
    readonly country: null
    readonly comment: null
    readonly parcel: { readonly number: string | number }
    readonly timeline: null
    readonly print: null
    readonly needsScript: null
    readonly toShop: null
    readonly toOrder: null
    readonly waiting: { readonly count: number }
    readonly toCart: null
    readonly temporaryCart: null
    readonly temporaryCartText: null
    readonly paymentLead: null
    readonly orderLead: null
    readonly findingTitle: null
    readonly finding: null
    readonly findingNeedsScript: null
    readonly promisedOn: { readonly day: string | number }
    readonly progressPhoto: { readonly when: string | number }
  }
  readonly 'site/content': {
    readonly empty: null
    readonly blog: null
    readonly blogText: null
    readonly categories: null
    readonly noArticles: null
    readonly more: null
    readonly 'pages.label': null
    readonly 'pages.previous': null
    readonly 'pages.next': null
    readonly 'pages.page': { readonly page: string | number }
  }
  readonly 'site/craftsman': {
    readonly company: null
    readonly onYourPage: null
    readonly goods: null
    readonly goodsText: null
    readonly propose: null
    readonly noGoods: null
    readonly isPublished: null
    readonly 'states.waiting': null
    readonly 'states.returned': null
    readonly 'states.published': null
    readonly orders: null
    readonly ordersOpen: null
    readonly ordersAll: null
    readonly noOpenOrders: null
    readonly noOrders: null
    readonly promisedOn: { readonly day: string | number }
    readonly reviews: null
    readonly noReviews: null
    readonly 'next.title': null
    readonly 'next.nothing': null
    readonly 'next.returned': null
    readonly 'next.orders': { readonly count: number }
    readonly 'next.ordersText': null
    readonly 'next.messages': { readonly count: number }
    readonly 'next.messagesText': null
    readonly 'next.reviews': { readonly count: number }
    readonly 'next.reviewsText': null
    readonly 'next.proposals': { readonly count: number }
    readonly 'next.proposalsText': null
    readonly 'next.page': null
    readonly 'missing.portrait': null
    readonly 'missing.banner': null
    readonly 'missing.greeting': null
    readonly 'missing.story': null
    readonly 'missing.photos': null
    readonly 'missing.maker': null
    readonly 'missing.contacts': null
    readonly 'missing.languages': null
  }
  readonly 'desk/applications': {
    readonly title: null
    readonly 'states.waiting': null
    readonly 'states.active': null
    readonly 'states.rejected': null
    readonly 'filters.waiting': null
    readonly 'filters.active': null
    readonly 'filters.rejected': null
    readonly 'filters.all': null
    readonly 'empty.waiting': null
    readonly 'empty.active': null
    readonly 'empty.rejected': null
    readonly 'empty.all': null
    readonly find: null
    readonly person: null
    readonly email: null
    readonly unconfirmed: null
    readonly phone: null
    readonly place: null
    readonly comment: null
    readonly applied: { readonly when: string | number }
    readonly approve: null
    readonly reject: null
    readonly takeBack: null
    readonly refuseTitle: { readonly company: string | number }
    readonly takeBackTitle: { readonly company: string | number }
    readonly refuseText: null
    readonly approved: { readonly company: string | number }
    readonly rejected: { readonly company: string | number }
  }
  readonly 'desk/bulk-prices': {
    readonly title: null
    readonly lead: { readonly count: number }
    readonly way: null
    readonly 'ways.percent': null
    readonly 'ways.paste': null
    readonly percent: null
    readonly percentHint: null
    readonly percentWrong: null
    readonly rounding: null
    readonly 'roundings.som': null
    readonly 'roundings.ten': null
    readonly 'roundings.tyiyn': null
    readonly paste: null
    readonly pasteHint: null
    readonly problems: { readonly count: number }
    readonly 'problem.unknown': { readonly line: string | number }
    readonly 'problem.price': { readonly line: string | number }
    readonly 'problem.ambiguous': { readonly line: string | number }
    readonly 'problem.twice': { readonly line: string | number }
    readonly preview: null
    readonly product: null
    readonly from: null
    readonly before: null
    readonly after: null
    readonly more: { readonly count: number }
    readonly nothing: null
    readonly save: { readonly count: number }
    readonly saved: { readonly count: number }
    readonly tooMany: { readonly count: number }
    readonly failed: null
    readonly stale: null
  }
  readonly 'desk/chat-answers': {
    readonly title: null
    readonly lead: null
    readonly none: null
    readonly add: null
    readonly back: null
    readonly toChat: null
    readonly text: null
    readonly name: null
    readonly nameHint: null
    readonly stale: null
    readonly saved: null
    readonly remove: null
    readonly removeAsk: null
    readonly removeYes: null
    readonly removeNo: null
  }
  readonly 'desk/chat': {
    readonly title: null
    readonly find: null
    readonly 'filters.all': null
    readonly 'filters.unread': null
    readonly empty: null
    readonly none: null
    readonly client: null
    readonly last: null
    readonly unread: { readonly count: number }
    readonly 'markets.frontend': null
    readonly 'markets.wholesale': null
    readonly 'markets.specialgoods': null
    readonly back: null
    readonly reads: { readonly language: string | number }
    readonly answers: null
    readonly chooseAnswer: null
    readonly editAnswers: null
    readonly prepareAnswers: null
  }
  readonly 'desk/clients': {
    readonly title: null
    readonly find: null
    readonly ofList: null
    readonly none: null
    readonly empty: null
    readonly place: null
    readonly list: null
    readonly ownPrices: null
    readonly fromTier: { readonly count: number }
    readonly orders: { readonly count: number }
    readonly balance: null
    readonly back: null
    readonly toOrders: { readonly count: number }
    readonly toInvoices: null
    readonly facts: null
    readonly contact: null
    readonly email: null
    readonly phone: null
    readonly language: null
    readonly terms: null
    readonly termsLead: null
    readonly tier: null
    readonly tierHint: null
    readonly stale: null
    readonly saved: null
    readonly kits: null
    readonly noKits: null
    readonly logo: null
    readonly addKit: null
    readonly logoName: null
    readonly kitCount: null
    readonly kitPrice: null
    readonly kitAdded: null
    readonly kitBalance: null
    readonly kitReserved: null
    readonly people: null
    readonly person: null
    readonly role: null
    readonly 'roles.owner': null
    readonly 'roles.buyer': null
    readonly 'roles.accountant': null
    readonly 'roles.viewer': null
  }
  readonly 'desk/delivery-requests': {
    readonly title: null
    readonly lead: null
    readonly byCountry: null
    readonly find: null
    readonly empty: null
    readonly since: { readonly when: string | number; readonly language: string | number }
    readonly told: { readonly when: string | number }
    readonly remove: null
    readonly removed: { readonly email: string | number }
    readonly waiting: { readonly count: number }
    readonly emailing: { readonly count: number }
  }
  readonly 'desk/discounts': {
    readonly title: null
    readonly lead: null
    readonly find: null
    readonly standing: null
    readonly all: null
    readonly empty: null
    readonly none: null
    readonly add: null
    readonly back: null
    readonly terms: null
    readonly days: null
    readonly used: { readonly uses: number }
    readonly usedOf: { readonly uses: number; readonly most: number }
    readonly usedInOrders: { readonly count: number }
    readonly keeps: null
    readonly offPercent: { readonly percent: string | number }
    readonly offSum: { readonly sum: string | number }
    readonly offDelivery: null
    readonly fromMinimum: { readonly sum: string | number }
    readonly between: { readonly from: string | number; readonly until: string | number }
    readonly since: { readonly from: string | number }
    readonly until: { readonly until: string | number }
    readonly always: null
    readonly 'standings.current': null
    readonly 'standings.future': null
    readonly 'standings.past': null
    readonly 'standings.used_up': null
    readonly 'standings.off': null
    readonly code: null
    readonly codeHint: null
    readonly kind: null
    readonly 'kinds.percent': null
    readonly 'kinds.sum': null
    readonly 'kinds.free_delivery': null
    readonly percent: null
    readonly sum: null
    readonly sumHint: null
    readonly minimum: null
    readonly minimumHint: null
    readonly validFrom: null
    readonly validFromHint: null
    readonly validUntil: null
    readonly validUntilHint: null
    readonly maxUses: null
    readonly noLimit: null
    readonly maxUsesPerBuyer: null
    readonly perBuyerHint: null
    readonly isActive: null
    readonly stale: null
    readonly saved: null
  }
  readonly 'desk/feedback': {
    readonly title: null
    readonly 'states.waiting': null
    readonly 'states.answered': null
    readonly 'states.dismissed': null
    readonly 'filters.waiting': null
    readonly 'filters.answered': null
    readonly 'filters.dismissed': null
    readonly 'filters.all': null
    readonly 'empty.waiting': null
    readonly 'empty.answered': null
    readonly 'empty.dismissed': null
    readonly 'empty.all': null
    readonly find: null
    readonly reads: { readonly language: string | number }
    readonly answer: null
    readonly reply: null
    readonly replyTitle: { readonly name: string | number }
    readonly replyText: null
    readonly replied: { readonly email: string | number }
    readonly send: null
    readonly dismiss: null
    readonly wasDismissed: { readonly name: string | number }
    readonly reopen: null
    readonly wasReopened: { readonly name: string | number }
  }
  readonly 'desk/form': {
    readonly save: null
    readonly undo: null
    readonly changes: { readonly count: number }
    readonly saving: null
    readonly stale: null
    readonly failed: null
    readonly typedIsSaved: null
  }
  readonly 'desk/goods': {
    readonly title: null
    readonly 'kinds.goods': null
    readonly 'kinds.special-goods': null
    readonly 'kinds.wholesale-goods': null
    readonly kindsLabel: null
    readonly find: null
    readonly section: null
    readonly 'sections.all': null
    readonly 'sections.low': null
    readonly 'sections.sold_out': null
    readonly 'sections.in_stock': null
    readonly empty: null
    readonly product: null
    readonly in_stock: { readonly count: number }
    readonly none: { readonly count: number }
    readonly allThere: null
    readonly countries: { readonly count: number }
    readonly notSold: null
    readonly back: null
    readonly inShop: null
    readonly stock: null
    readonly stockLead: null
    readonly sizesOf: { readonly color: string | number }
    readonly was: { readonly count: number }
    readonly meanwhile: { readonly before: string | number; readonly now: string | number }
    readonly noStock: null
    readonly prices: null
    readonly pricesLead: null
    readonly country: null
    readonly price: null
    readonly discount: null
    readonly sale: null
    readonly leaveOut: { readonly country: string | number }
    readonly putBack: { readonly country: string | number }
    readonly putBackShort: null
    readonly leftOut: null
    readonly news: { readonly price: string | number }
    readonly newsWithDiscount: { readonly price: string | number; readonly discount: string | number }
    readonly newsGone: null
    readonly added: null
    readonly addLabel: null
    readonly choose: null
    readonly add: null
    readonly nowhere: null
    readonly saved: null
    readonly staleStock: { readonly count: number }
    readonly stalePrices: { readonly count: number }
    readonly artisan: null
    readonly artisanLead: null
    readonly artisanChoice: null
    readonly noArtisan: null
    readonly staleArtisan: { readonly name: string | number }
  }
  readonly 'desk/invoices': {
    readonly title: null
    readonly statuses: null
    readonly find: null
    readonly ofClient: null
    readonly none: null
    readonly date: null
    readonly client: null
    readonly status: null
    readonly sum: null
    readonly forOrder: { readonly number: string | number }
    readonly forKits: { readonly number: string | number }
    readonly paidPart: { readonly sum: string | number }
    readonly invoice: { readonly number: string | number }
    readonly back: null
    readonly lines: null
    readonly what: null
    readonly count: null
    readonly total: null
    readonly paidSum: null
    readonly left: null
    readonly payments: null
    readonly noPayments: null
    readonly paidOn: null
    readonly note: null
    readonly noteHint: null
    readonly record: null
    readonly allPaid: null
    readonly amount: null
    readonly amountHint: { readonly left: string | number }
    readonly payAll: null
    readonly stale: null
    readonly corrected: null
    readonly saved: null
    readonly 'filters.all': null
    readonly 'filters.processing': null
    readonly 'filters.paid': null
    readonly 'states.paid': null
    readonly 'states.part': null
    readonly 'states.unpaid': null
  }
  readonly 'desk/kits': {
    readonly title: null
    readonly find: null
    readonly section: null
    readonly none: null
    readonly kitOf: { readonly price: string | number; readonly count: number }
    readonly reserved: { readonly count: number }
    readonly balance: { readonly count: number }
    readonly kit: { readonly name: string | number }
    readonly back: null
    readonly numbers: null
    readonly left: null
    readonly inOrders: null
    readonly boughtSoFar: null
    readonly pieces: { readonly count: number }
    readonly adjust: null
    readonly adjustLead: null
    readonly amount: null
    readonly amountHint: null
    readonly becomes: { readonly before: number; readonly now: number }
    readonly reason: null
    readonly reasonHint: null
    readonly stale: { readonly count: number }
    readonly saved: null
    readonly history: null
    readonly noHistory: null
    readonly when: null
    readonly what: null
    readonly change: null
    readonly order: { readonly number: string | number }
    readonly 'sections.all': null
    readonly 'sections.empty': null
    readonly 'sections.left': null
    readonly 'kinds.bought': null
    readonly 'kinds.reserved': null
    readonly 'kinds.used': null
    readonly 'kinds.released': null
    readonly 'kinds.adjusted': null
  }
  readonly 'desk/list': {
    readonly stale: null
    readonly staleText: null
    readonly reload: null
    readonly reloaded: null
    readonly failed: null
    readonly kept: null
    readonly reason: null
    readonly reasonHint: null
    readonly cancel: null
    readonly close: null
    readonly showAll: null
    readonly showLess: null
    readonly moderated: { readonly when: string | number }
    readonly moderatedBy: { readonly by: string | number; readonly when: string | number }
    readonly stays: null
    readonly why: { readonly reason: string | number }
  }
  readonly 'site/desk': {
    readonly desk: null
    readonly description: null
    readonly menu: null
    readonly waiting: { readonly count: number }
    readonly hello: { readonly name: string | number }
    readonly profile: null
    readonly logOut: null
    readonly opening: null
    readonly failed: null
    readonly failedText: null
    readonly missing: null
    readonly missingText: null
    readonly again: null
    readonly toDesk: null
    readonly filters: null
    readonly find: null
    readonly days: null
    readonly show: null
    readonly wholesale: null
    readonly findSubmit: null
    readonly found: { readonly count: number }
    readonly nothingFound: null
    readonly pages: null
    readonly previous: null
    readonly next: null
    readonly page: { readonly number: string | number }
    readonly today: null
    readonly inbox: null
    readonly toShop: null
    readonly needsScript: null
  }
  readonly 'desk/order-requests': {
    readonly title: null
    readonly 'states.open': null
    readonly 'states.accepted': null
    readonly 'states.refused': null
    readonly 'filters.open': null
    readonly 'filters.accepted': null
    readonly 'filters.refused': null
    readonly 'filters.all': null
    readonly 'empty.open': null
    readonly 'empty.accepted': null
    readonly 'empty.refused': null
    readonly 'empty.all': null
    readonly order: null
    readonly facts: null
    readonly 'kinds.cancel': null
    readonly 'kinds.return': null
    readonly countOf: { readonly count: number; readonly ordered: number }
    readonly paid: null
    readonly unpaid: null
    readonly answer: { readonly answer: string | number }
    readonly worth: { readonly sum: string | number }
    readonly refundDue: { readonly sum: string | number }
    readonly accept: null
    readonly acceptReturn: null
    readonly refuse: null
    readonly acceptTitle: { readonly number: string | number }
    readonly acceptText: null
    readonly message: null
    readonly refuseTitle: { readonly number: string | number }
    readonly refuseText: null
    readonly accepted: { readonly number: string | number }
    readonly refused: { readonly number: string | number }
    readonly 'reasons.changed_mind': null
    readonly 'reasons.wrong_choice': null
    readonly 'reasons.wrong_size': null
    readonly 'reasons.too_long': null
    readonly 'reasons.damaged': null
    readonly 'reasons.not_as_described': null
    readonly 'reasons.other': null
  }
  readonly 'desk/orders': {
    readonly title: null
    readonly statuses: null
    readonly all: null
    readonly find: null
    readonly empty: null
    readonly none: null
    readonly number: null
    readonly order: { readonly number: string | number }
    readonly 'kinds.retail': null
    readonly 'kinds.special': null
    readonly placed: null
    readonly buyer: null
    readonly status: null
    readonly payment: null
    readonly refunded: null
    readonly total: null
    readonly back: null
    readonly stock: null
    readonly goods: null
    readonly parcel: null
    readonly parcelOf: { readonly name: string | number }
    readonly parcelForAll: null
    readonly saveParcels: null
    readonly parcelsSaved: null
    readonly reads: { readonly language: string | number }
    readonly 'by.manager': null
    readonly 'by.craftsman': null
    readonly 'by.store': null
    readonly comment: null
    readonly print: null
    readonly move: null
    readonly moveLead: null
    readonly noMoves: null
    readonly noMovesText: null
    readonly 'meaning.Processing': null
    readonly 'meaning.payment_waiting': null
    readonly 'meaning.in_production': null
    readonly 'meaning.on_hold': null
    readonly 'meaning.packaging': null
    readonly 'meaning.shipping': null
    readonly 'meaning.on_way': null
    readonly 'meaning.completed': null
    readonly 'warnings.unpaid': null
    readonly 'warnings.takes_stock': null
    readonly chooseMove: null
    readonly note: null
    readonly noteHint: { readonly language: string | number }
    readonly holdHint: { readonly language: string | number }
    readonly moveTo: { readonly status: string | number }
    readonly 'sure.completed.title': null
    readonly 'sure.completed.text': null
    readonly 'sure.completed.yes': null
    readonly 'sure.on_hold.title': null
    readonly 'sure.on_hold.text': null
    readonly 'sure.on_hold.yes': null
    readonly 'payments.title': null
    readonly 'payments.none': null
    readonly 'payments.states.created': null
    readonly 'payments.states.pending': null
    readonly 'payments.states.captured': null
    readonly 'payments.states.partially_refunded': null
    readonly 'payments.states.refunded': null
    readonly 'payments.states.failed': null
    readonly 'payments.states.canceled': null
    readonly 'payments.states.expired': null
    readonly 'payments.flags.surplus': null
    readonly 'payments.flags.mismatch': null
    readonly 'payments.rate': { readonly total: string | number; readonly rate: string | number; readonly date: string }
    readonly 'payments.reference': { readonly reference: string | number }
    readonly 'payments.refundStates.requested': null
    readonly 'payments.refundStates.succeeded': null
    readonly 'payments.refundStates.failed': null
    readonly 'payments.refundStates.unclear': null
    readonly 'payments.surplus.title': null
    readonly 'payments.surplus.text': { readonly sum: string | number; readonly provider: string | number }
    readonly 'payments.refundAll': { readonly sum: string | number }
    readonly 'payments.refund': null
    readonly 'payments.amount': { readonly currency: string | number }
    readonly 'payments.amountHint': { readonly left: string | number }
    readonly 'payments.reason': null
    readonly 'payments.reasonHint': { readonly language: string | number }
    readonly 'payments.returnsStock': null
    readonly 'payments.returnsStockHint': null
    readonly 'payments.send': null
    readonly 'payments.stale': null
    readonly 'payments.staleText': null
    readonly 'payments.failed': null
    readonly cancel: null
    readonly close: null
    readonly moved: { readonly status: string | number }
    readonly stale: null
    readonly staleText: null
    readonly happened: { readonly when: string | number; readonly who: string | number; readonly status: string | number }
    readonly 'mover.manager': null
    readonly 'mover.craftsman': null
    readonly 'mover.store': null
    readonly soldOut: null
    readonly soldOutText: null
    readonly parcelsFirst: null
    readonly failed: null
    readonly typedIsSaved: null
    readonly slip: null
    readonly sender: null
    readonly printAgain: null
  }
  readonly 'desk/price-lists': {
    readonly title: null
    readonly lead: null
    readonly none: null
    readonly add: null
    readonly prices: { readonly count: number }
    readonly clients: { readonly count: number }
    readonly back: null
    readonly toPrices: null
    readonly name: null
    readonly nameLead: null
    readonly staleName: null
    readonly savedName: null
  }
  readonly 'desk/prices': {
    readonly title: null
    readonly find: null
    readonly states: null
    readonly none: null
    readonly withSole: { readonly sole: string | number }
    readonly anySole: null
    readonly noSole: null
    readonly fromCount: { readonly count: number }
    readonly days: null
    readonly since: { readonly from: string | number }
    readonly between: { readonly from: string | number; readonly until: string | number }
    readonly price: null
    readonly toLists: null
    readonly clients: { readonly count: number }
    readonly rename: null
    readonly lead: null
    readonly add: null
    readonly edit: null
    readonly goods: null
    readonly findGoods: null
    readonly noGoods: null
    readonly chooseGoods: null
    readonly sole: null
    readonly from: null
    readonly fromHint: null
    readonly priceInSom: null
    readonly validFrom: null
    readonly validUntil: null
    readonly validUntilHint: null
    readonly added: null
    readonly toAdded: null
    readonly toList: null
    readonly toGoods: null
    readonly stale: null
    readonly saved: null
    readonly remove: null
    readonly removeTitle: null
    readonly removeText: null
    readonly cancel: null
    readonly close: null
    readonly 'filters.all': null
    readonly 'filters.current': null
    readonly 'filters.future': null
    readonly 'filters.past': null
    readonly 'stateOf.current': null
    readonly 'stateOf.future': null
    readonly 'stateOf.past': null
    readonly bulk: null
  }
  readonly 'desk/proposals': {
    readonly title: null
    readonly 'states.waiting': null
    readonly 'states.published': null
    readonly 'states.returned': null
    readonly 'filters.waiting': null
    readonly 'filters.published': null
    readonly 'filters.returned': null
    readonly 'filters.all': null
    readonly 'empty.waiting': null
    readonly 'empty.published': null
    readonly 'empty.returned': null
    readonly 'empty.all': null
    readonly price: null
    readonly category: null
    readonly color: null
    readonly size: null
    readonly stock: null
    readonly days: null
    readonly weight: null
    readonly photo: { readonly place: string | number }
    readonly see: null
    readonly stockAndPrices: null
    readonly publish: null
    readonly sendBack: null
    readonly sendBackTitle: { readonly name: string | number }
    readonly sendBackText: null
    readonly published: { readonly name: string | number }
    readonly sentBack: { readonly name: string | number }
  }
  readonly 'desk/questions': {
    readonly title: null
    readonly one: null
    readonly find: null
    readonly 'empty.waiting': null
    readonly 'empty.answered': null
    readonly 'empty.dismissed': null
    readonly 'empty.all': null
    readonly question: null
    readonly state: null
    readonly noEmail: null
    readonly noEmailText: null
    readonly inFaq: null
    readonly inFaqLink: null
    readonly back: null
    readonly answerTitle: null
    readonly answerLead: { readonly email: string | number }
    readonly answered: null
    readonly publishTitle: null
    readonly publishLead: null
    readonly publishLeadTold: null
    readonly tab: null
    readonly 'tabs.product_information': null
    readonly 'tabs.checkout': null
    readonly 'tabs.delivery': null
    readonly 'tabs.return_policy': null
    readonly 'tabs.contact_us': null
    readonly publish: null
    readonly published: null
    readonly stale: null
  }
  readonly 'desk/reviews': {
    readonly title: null
    readonly 'states.pending': null
    readonly 'states.published': null
    readonly 'states.rejected': null
    readonly 'filters.pending': null
    readonly 'filters.overdue': null
    readonly 'filters.published': null
    readonly 'filters.rejected': null
    readonly 'filters.all': null
    readonly 'empty.pending': null
    readonly 'empty.overdue': null
    readonly 'empty.published': null
    readonly 'empty.rejected': null
    readonly 'empty.all': null
    readonly stars: { readonly rating: string | number }
    readonly author: null
    readonly ofProduct: null
    readonly justCame: null
    readonly waits: { readonly time: string | number }
    readonly days: { readonly count: number }
    readonly hours: { readonly count: number }
    readonly overdue: null
    readonly written: { readonly when: string | number }
    readonly publish: null
    readonly reject: null
    readonly takeBack: null
    readonly rejectTitle: { readonly product: string | number }
    readonly takeBackTitle: { readonly product: string | number }
    readonly rejectText: null
    readonly noEmail: null
    readonly published: { readonly author: string | number }
    readonly rejected: { readonly author: string | number }
  }
  readonly 'desk/sign-in': {
    readonly title: null
    readonly lead: null
    readonly asideTitle: null
    readonly aside: null
    readonly demo: null
    readonly demoManager: null
    readonly demoPassword: null
    readonly replaces: { readonly name: string | number }
  }
  readonly 'desk/subscribers': {
    readonly title: null
    readonly find: null
    readonly empty: null
    readonly since: { readonly when: string | number; readonly language: string | number }
    readonly remove: null
    readonly removed: { readonly email: string | number }
    readonly export: null
    readonly exportHint: null
    readonly exportFailed: null
  }
  readonly 'desk/today': {
    readonly title: null
    readonly waiting: null
    readonly nothing: null
    readonly since: { readonly day: string | number }
    readonly 'lines.orders': { readonly count: number }
    readonly 'lines.special_orders': { readonly count: number }
    readonly 'lines.wholesale_orders': { readonly count: number }
    readonly 'lines.order_requests': { readonly count: number }
    readonly 'lines.chat': { readonly count: number }
    readonly 'lines.feedback': { readonly count: number }
    readonly 'lines.questions': { readonly count: number }
    readonly 'lines.reviews': { readonly count: number }
    readonly 'lines.applications': { readonly count: number }
    readonly 'lines.workshops': { readonly count: number }
    readonly 'lines.proposals': { readonly count: number }
    readonly 'lines.invoices': { readonly count: number }
    readonly 'lines.low_stock': { readonly count: number }
    readonly 'overdue.orders': { readonly count: number }
    readonly 'overdue.special_orders': { readonly count: number }
    readonly 'overdue.wholesale_orders': { readonly count: number }
    readonly 'overdue.order_requests': { readonly count: number }
    readonly 'overdue.chat': { readonly count: number }
    readonly 'overdue.feedback': { readonly count: number }
    readonly 'overdue.questions': { readonly count: number }
    readonly 'overdue.reviews': { readonly count: number }
    readonly 'overdue.applications': { readonly count: number }
    readonly 'overdue.workshops': { readonly count: number }
    readonly 'overdue.proposals': { readonly count: number }
    readonly 'overdue.invoices': { readonly count: number }
    readonly 'overdue.low_stock': { readonly count: number }
    readonly income: null
    readonly lastWeekSoFar: { readonly sum: string | number }
    readonly thisWeek: null
    readonly lastWeek: null
    readonly 'from.retail': null
    readonly 'from.wholesale': null
    readonly 'from.total': null
    readonly source: null
  }
  readonly 'desk/wholesale-orders': {
    readonly title: null
    readonly find: null
    readonly from: null
    readonly until: null
    readonly ofClient: null
    readonly statuses: null
    readonly all: null
    readonly none: null
    readonly empty: null
    readonly number: null
    readonly placed: null
    readonly client: null
    readonly status: null
    readonly sum: null
    readonly paid: null
    readonly left: { readonly sum: string | number }
    readonly items: { readonly count: number }
    readonly order: { readonly number: string | number }
    readonly back: null
    readonly print: null
    readonly placedBy: { readonly name: string | number; readonly when: string | number }
    readonly lines: { readonly count: number }
    readonly goods: null
    readonly price: null
    readonly count: null
    readonly total: null
    readonly balance: null
    readonly withLogo: { readonly name: string | number }
    readonly withSoleLogo: { readonly name: string | number }
    readonly ready: null
    readonly partReady: { readonly ready: number; readonly made: number }
    readonly made: null
    readonly freed: null
    readonly ownPrice: null
    readonly byList: { readonly name: string | number }
    readonly fromCount: { readonly count: number }
    readonly kits: null
    readonly logo: null
    readonly kitState: null
    readonly pieces: null
    readonly wishes: null
    readonly delivery: null
    readonly payment: null
    readonly comment: null
    readonly short: null
    readonly shortStock: { readonly line: string | number; readonly count: number; readonly wanted: number }
    readonly shortKit: { readonly line: string | number; readonly count: number; readonly wanted: number }
    readonly invoices: null
    readonly invoice: null
    readonly paidSum: null
    readonly addInvoice: null
    readonly addLead: null
    readonly invoiceTitle: null
    readonly invoiceTitleHint: null
    readonly invoiceSum: null
    readonly staleInvoices: null
    readonly invoiceAdded: null
    readonly 'kitStates.reserved': null
    readonly 'kitStates.used': null
    readonly 'kitStates.free': null
    readonly 'meaning.on_hold': null
    readonly 'meaning.shipping': null
  }
  readonly 'desk/workshops': {
    readonly title: null
    readonly 'states.waiting': null
    readonly 'states.published': null
    readonly 'states.returned': null
    readonly 'filters.waiting': null
    readonly 'filters.published': null
    readonly 'filters.returned': null
    readonly 'filters.all': null
    readonly 'empty.waiting': null
    readonly 'empty.published': null
    readonly 'empty.returned': null
    readonly 'empty.all': null
    readonly submitted: { readonly when: string | number }
    readonly craftsman: null
    readonly languages: null
    readonly missing: null
    readonly nothing: null
    readonly 'parts.portrait': null
    readonly 'parts.banner': null
    readonly 'parts.greeting': null
    readonly 'parts.story': null
    readonly 'parts.photos': null
    readonly 'parts.maker': null
    readonly 'parts.contacts': null
    readonly 'parts.languages': null
    readonly see: null
    readonly preview: null
    readonly publish: null
    readonly sendBack: null
    readonly hide: null
    readonly sendBackTitle: { readonly name: string | number }
    readonly sendBackText: null
    readonly published: { readonly name: string | number }
    readonly sentBack: { readonly name: string | number }
  }
  readonly 'site/failure': {
    readonly pageNotFound: null
    readonly pageNotFoundHint: null
    readonly addressUnreadable: null
    readonly addressUnreadableHint: null
    readonly takesNothing: null
    readonly takesNothingHint: null
    readonly somethingWentWrong: null
    readonly somethingWentWrongHint: null
    readonly notLoaded: null
    readonly notLoadedHint: null
    readonly tryAgain: null
    readonly stillAway: null
    readonly toHome: null
    readonly toCatalogue: null
  }
  readonly 'site/gate': {
    readonly title: null
    readonly description: null
  }
  readonly 'site/listing': {
    readonly allGoods: null
    readonly allGoodsText: null
    readonly subcategories: null
    readonly filters: null
    readonly showGoods: null
    readonly size: null
    readonly sizeOf: { readonly size: string | number }
    readonly inStock: null
    readonly show: { readonly count: number }
    readonly showNothing: null
    readonly reset: null
    readonly remove: { readonly filter: string | number }
    readonly group: null
    readonly technique: null
    readonly model: null
    readonly color: null
    readonly price: null
    readonly from: null
    readonly to: null
    readonly priceFrom: { readonly amount: string | number }
    readonly priceTo: { readonly amount: string | number }
    readonly sort: null
    readonly found: { readonly count: number }
    readonly foundMore: { readonly count: number }
    readonly pages: null
    readonly previous: null
    readonly next: null
    readonly page: { readonly page: string | number }
    readonly nothingMatches: null
    readonly nothingMatchesHint: null
    readonly nothingHere: null
    readonly searchTitle: null
    readonly searchFor: { readonly text: string | number }
    readonly searchEmpty: null
    readonly searchEmptyHint: null
    readonly searchPages: null
    readonly searchNothing: { readonly text: string | number }
    readonly searchNothingHint: null
    readonly perhaps: null
    readonly wishlist: null
    readonly wishlistText: null
    readonly wishlistNeeds: null
    readonly onSale: null
    readonly near: { readonly filter: string | number; readonly count: number }
    readonly artisan: null
    readonly everyArtisan: null
    readonly skipFilters: null
    readonly similar: null
    readonly gifts: { readonly amount: number }
    readonly sales: null
    readonly newest: null
  }
  readonly 'site/mailing': {
    readonly title: null
    readonly lead: null
    readonly press: null
    readonly leaving: null
    readonly left: null
    readonly leftText: null
    readonly undo: null
    readonly back: null
    readonly backText: null
    readonly unknown: null
    readonly unknownText: null
    readonly failed: null
    readonly toStore: null
  }
  readonly 'site/product': {
    readonly photos: null
    readonly photo: { readonly place: string | number; readonly of: string | number }
    readonly enlarge: null
    readonly zoomOut: null
    readonly next: null
    readonly previous: null
    readonly colors: null
    readonly sizeChart: null
    readonly size: null
    readonly charged: { readonly amount: string | number }
    readonly saving: { readonly amount: string | number }
    readonly wishlist: null
    readonly share: null
    readonly linkCopied: null
    readonly rateOf: { readonly day: string | number }
    readonly delivery: null
    readonly free: null
    readonly deliveryTo: { readonly country: string | number }
    readonly noDelivery: { readonly country: string | number }
    readonly deliversTo: null
    readonly deliveryLater: null
    readonly notSold: { readonly country: string | number }
    readonly notSoldHint: null
    readonly description: null
    readonly details: null
    readonly reviews: null
    readonly reviewCount: { readonly count: number }
    readonly noReviews: null
    readonly reviewsChecked: null
    readonly rating: { readonly rating: string | number }
    readonly related: null
    readonly more: null
    readonly chooseCountry: null
    readonly replyOf: { readonly workshop: string | number }
  }
  readonly 'site/shell': {
    readonly tagline: null
    readonly skipToContent: null
    readonly home: null
    readonly mainMenu: null
    readonly openMenu: null
    readonly close: null
    readonly allOf: null
    readonly allGoods: null
    readonly search: null
    readonly searchAgain: null
    readonly searchPlaceholder: null
    readonly cart: null
    readonly backToCart: null
    readonly logIn: null
    readonly preferences: null
    readonly language: null
    readonly country: null
    readonly deliveringTo: { readonly country: string | number }
    readonly changeCountry: null
    readonly useLocation: null
    readonly countryKept: null
    readonly deliverToTitle: null
    readonly otherCountries: null
    readonly deliverTo: null
    readonly save: null
    readonly footer: null
    readonly delivery: null
    readonly deliveryNote: { readonly countries: string | number }
    readonly deliveryCountries: { readonly count: number }
    readonly payment: null
    readonly paymentNote: null
    readonly craft: null
    readonly priceNow: null
    readonly priceBefore: null
    readonly addToCart: null
    readonly colors: null
    readonly breadcrumbs: null
    readonly unread: null
    readonly rating: null
    readonly wishlist: null
    readonly wishlistAdded: null
    readonly wishlistRemoved: null
    readonly view: null
  }
  readonly 'site/sign-in': {
    readonly 'pages.login.title': null
    readonly 'pages.login.lead': null
    readonly 'pages.craftsmanLogin.title': null
    readonly 'pages.craftsmanLogin.lead': null
    readonly 'pages.register.title': null
    readonly 'pages.register.lead': null
    readonly 'pages.registerWholesale.title': null
    readonly 'pages.registerWholesale.lead': null
    readonly 'pages.craftsmanRegister.title': null
    readonly 'pages.craftsmanRegister.lead': null
    readonly 'pages.forgotPassword.title': null
    readonly 'pages.forgotPassword.lead': null
    readonly 'pages.firstPassword.title': null
    readonly 'pages.firstPassword.lead': null
    readonly 'pages.recoverPassword.title': null
    readonly 'pages.recoverPassword.lead': null
    readonly 'pages.confirmEmail.title': null
    readonly 'pages.confirmEmail.lead': null
    readonly reasonsTitle: null
    readonly 'reasons.buyer.orders': null
    readonly 'reasons.buyer.details': null
    readonly 'reasons.buyer.cart': null
    readonly 'reasons.wholesale.prices': null
    readonly 'reasons.wholesale.logos': null
    readonly 'reasons.wholesale.documents': null
    readonly 'reasons.craftsman.page': null
    readonly 'reasons.craftsman.selling': null
    readonly 'reasons.craftsman.orders': null
    readonly 'demo.title': null
    readonly 'demo.text': null
    readonly 'demo.people.shopper': null
    readonly 'demo.people.wholesale': null
    readonly 'demo.people.craftsman': null
    readonly confirmed: { readonly email: string | number }
    readonly notConfirmed: null
    readonly away: null
    readonly again: null
    readonly toProfile: null
    readonly 'ended.title': null
    readonly 'ended.text': null
  }
  readonly 'site/special-product': {
    readonly weight: null
    readonly grams: { readonly grams: string | number }
    readonly kilograms: { readonly kilograms: string | number }
    readonly maker: null
    readonly toWorkshop: null
    readonly more: null
    readonly ask: null
    readonly goods: null
  }
  readonly 'site/wholesale-documents': {
    readonly kinds: null
    readonly orders: null
    readonly order: { readonly number: string | number }
    readonly invoices: null
    readonly invoicesOf: { readonly number: string | number }
    readonly kitsOrder: { readonly number: string | number }
    readonly description: null
    readonly noOrders: null
    readonly toPriceList: null
    readonly noInvoices: null
    readonly pages: null
    readonly previous: null
    readonly next: null
    readonly page: { readonly number: string | number }
    readonly status: null
    readonly placed: null
    readonly placedBy: { readonly name: string | number }
    readonly pieces: { readonly count: number }
    readonly sum: null
    readonly paid: null
    readonly balance: null
    readonly settled: null
    readonly goods: null
    readonly item: null
    readonly count: null
    readonly price: null
    readonly lineSum: null
    readonly size: { readonly size: string | number }
    readonly sole: { readonly name: string | number }
    readonly logo: { readonly name: string | number }
    readonly soleLogo: { readonly name: string | number }
    readonly fromList: { readonly list: string | number; readonly count: number }
    readonly fromStore: null
    readonly details: null
    readonly delivery: null
    readonly payment: null
    readonly comment: null
    readonly source: null
    readonly 'sources.price_list': null
    readonly 'sources.catalog': null
    readonly print: null
    readonly allOrders: null
    readonly allInvoices: null
    readonly toOrder: null
    readonly toInvoices: null
    readonly invoice: { readonly number: string | number }
    readonly invoiceList: null
    readonly date: null
    readonly totalSum: null
    readonly invoiceSum: null
    readonly invoicePaid: null
    readonly invoiceDue: null
    readonly 'statuses.processing': null
    readonly 'statuses.paid': null
    readonly seller: null
    readonly buyer: null
    readonly download: null
    readonly downloadFailed: null
    readonly tryAgain: null
    readonly kits: null
    readonly notYours: null
    readonly notYoursText: null
    readonly writeAboutOrder: null
    readonly writeAboutInvoice: null
  }
  readonly 'site/wholesale': {
    readonly description: null
    readonly reyestr: null
    readonly priceList: null
    readonly categories: null
    readonly allCategories: null
    readonly goodsFound: { readonly count: number }
    readonly noGoods: null
    readonly find: null
    readonly findSubmit: null
    readonly color: null
    readonly clearFilters: null
    readonly nothingFound: null
    readonly pages: null
    readonly previous: null
    readonly next: null
    readonly page: { readonly number: string | number }
    readonly goods: null
    readonly sole: null
    readonly soles: { readonly count: number }
    readonly noTier: null
    readonly fromOne: null
    readonly fromCount: { readonly count: number }
    readonly asLowAs: { readonly price: string | number; readonly count: number }
    readonly until: { readonly day: string | number }
    readonly priceListNote: null
    readonly showAll: null
    readonly print: null
    readonly basketWith: { readonly count: number }
    readonly basketEmpty: null
    readonly way: null
    readonly photos: null
    readonly details: null
    readonly weight: null
    readonly grams: { readonly count: number }
    readonly basket: null
    readonly registration: null
    readonly ordered: { readonly number: string | number }
    readonly orderedText: null
    readonly orderNumber: null
    readonly pieces: null
    readonly total: null
    readonly invoice: null
    readonly delivery: null
    readonly openOrder: null
    readonly openInvoices: null
    readonly orderMore: null
    readonly 'nextSteps.title': null
    readonly 'nextSteps.messages': { readonly count: number }
    readonly 'nextSteps.due': { readonly count: number }
    readonly 'nextSteps.orders': { readonly count: number }
    readonly 'nextSteps.low': { readonly name: string | number }
    readonly 'nextSteps.left': { readonly count: number }
    readonly 'nextSteps.orderFirst': null
    readonly 'nextSteps.orderMore': null
  }
}

export const NAMESPACES = [
  'site/account',
  'site/artisans',
  'site/back-in-stock',
  'site/checkout',
  'site/content',
  'site/craftsman',
  'desk/applications',
  'desk/bulk-prices',
  'desk/chat-answers',
  'desk/chat',
  'desk/clients',
  'desk/delivery-requests',
  'desk/discounts',
  'desk/feedback',
  'desk/form',
  'desk/goods',
  'desk/invoices',
  'desk/kits',
  'desk/list',
  'site/desk',
  'desk/order-requests',
  'desk/orders',
  'desk/price-lists',
  'desk/prices',
  'desk/proposals',
  'desk/questions',
  'desk/reviews',
  'desk/sign-in',
  'desk/subscribers',
  'desk/today',
  'desk/wholesale-orders',
  'desk/workshops',
  'site/failure',
  'site/gate',
  'site/listing',
  'site/mailing',
  'site/product',
  'site/shell',
  'site/sign-in',
  'site/special-product',
  'site/wholesale-documents',
  'site/wholesale',
] as const satisfies readonly (keyof Texts)[]
