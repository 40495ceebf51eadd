// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'access-gate': {
    readonly title: null
    readonly text: null
    readonly password: null
    readonly submit: null
    readonly checking: null
    readonly refused: null
  }
  readonly 'account': {
    readonly 'fields.first_name': null
    readonly 'fields.last_name': null
    readonly 'fields.email': null
    readonly 'fields.phone': null
    readonly 'fields.password': null
    readonly 'fields.temporary_password': null
    readonly 'fields.current_password': null
    readonly 'fields.company': null
    readonly 'fields.country_iso_code': null
    readonly 'fields.city': null
    readonly 'fields.street': null
    readonly 'fields.postal_code': null
    readonly 'fields.comment': null
    readonly 'fields.role': null
    readonly 'hints.password': null
    readonly 'hints.phone': null
    readonly 'hints.checking': null
    readonly 'hints.free': null
    readonly showPassword: null
    readonly optional: null
    readonly chooseCountry: null
    readonly sending: null
    readonly failed: null
    readonly needsScript: null
    readonly 'who.label': null
    readonly 'who.shopper': null
    readonly 'who.wholesale': null
    readonly 'login.chooseWho': null
    readonly 'login.label': null
    readonly 'login.submit': null
    readonly 'login.forgotten': null
    readonly 'login.noAccount': null
    readonly 'login.register': null
    readonly 'login.registerWholesale': null
    readonly 'login.craftsman': null
    readonly 'login.shopper': null
    readonly 'register.label': null
    readonly 'register.submit': null
    readonly 'register.apply': null
    readonly 'register.haveAccount': null
    readonly 'register.login': null
    readonly 'register.terms': null
    readonly 'register.waits': null
    readonly 'forgotten.label': null
    readonly 'forgotten.submit': null
    readonly 'forgotten.text': null
    readonly 'forgotten.sent': null
    readonly 'forgotten.sentText': null
    readonly 'forgotten.have': null
    readonly 'forgotten.backToLogin': null
    readonly 'recover.label': null
    readonly 'recover.submit': null
    readonly 'recover.text': null
  }
  readonly 'alerts': {
    readonly 'messages.added': { readonly name: string | number }
    readonly 'messages.raised': { readonly name: string | number; readonly count: number }
    readonly 'messages.atLimit': { readonly name: string | number; readonly count: number }
    readonly 'messages.soldOut': { readonly name: string | number }
    readonly 'messages.cartFull': null
    readonly 'messages.removed': { readonly name: string | number }
    readonly 'messages.removedMany': { readonly count: number }
    readonly 'messages.unreadLines': { readonly count: number }
    readonly 'messages.unreadCart': null
    readonly 'messages.countryChanged': { readonly name: string | number; readonly count: number }
    readonly 'messages.countryFailed': null
    readonly 'messages.failed': null
    readonly 'actions.openCart': null
    readonly 'actions.undo': null
    readonly region: null
    readonly close: null
    readonly notMarked: null
  }
  readonly 'back-in-stock': {
    readonly label: null
    readonly asking: null
    readonly size: null
    readonly email: null
    readonly emailHint: null
    readonly known: { readonly email: string | number }
    readonly submit: null
    readonly saving: null
    readonly failed: null
    readonly waiting: null
    readonly waitingText: { readonly email: string | number }
    readonly confirming: null
    readonly confirmingText: { readonly email: string | number; readonly count: number }
    readonly another: null
  }
  readonly 'blocks': {
    readonly 'accordion.label': null
    readonly 'artisans.select': null
    readonly 'blogs.empty': null
    readonly 'carousel.choose': null
    readonly 'gallery.close': null
    readonly 'gallery.enlarge': null
    readonly 'gallery.next': null
    readonly 'gallery.image': null
    readonly 'gallery.previous': null
    readonly 'gallery.zoomIn': null
    readonly 'gallery.zoomOut': null
    readonly 'price.before': null
    readonly 'price.now': null
    readonly 'product.addToCart': null
    readonly 'product.colors': null
    readonly 'product.rating': null
    readonly 'product.wishlist': null
    readonly 'products.empty': null
    readonly 'products.loading': null
    readonly 'slider.label': null
    readonly 'slider.next': null
    readonly 'slider.pause': null
    readonly 'slider.play': null
    readonly 'slider.previous': null
    readonly 'slider.slide': null
    readonly 'tour.checkout': null
    readonly 'tour.contact_us': null
    readonly 'tour.delivery': null
    readonly 'tour.empty': null
    readonly 'tour.product_information': null
    readonly 'tour.return_policy': null
    readonly 'video.play': null
    readonly 'video.watch': null
  }
  readonly 'buy-box': {
    readonly color: null
    readonly size: null
    readonly sizeChart: null
    readonly oneSize: null
    readonly count: null
    readonly countOf: { readonly name: string | number }
    readonly less: null
    readonly more: null
    readonly add: null
    readonly addShort: null
    readonly chooseSize: null
    readonly soldOut: null
    readonly colorSoldOut: null
    readonly productSoldOut: null
    readonly lastItem: null
    readonly lastItems: { readonly stock: string | number }
    readonly madeIn: { readonly count: number }
    readonly toOrder: null
    readonly oneReady: null
    readonly ready: { readonly stock: string | number }
    readonly notSoldHere: null
    readonly notDelivered: null
    readonly tellMe: null
    readonly openCart: null
    readonly failed: null
    readonly notifyMe: null
    readonly notifyMeSize: null
    readonly leaveReview: null
    readonly needsScript: null
    readonly gallery: null
    readonly view: { readonly number: string | number; readonly all: string | number }
    readonly enlarge: null
    readonly close: null
    readonly previous: null
    readonly next: null
  }
  readonly 'cart-badge': {
    readonly cart: null
    readonly cartWith: { readonly count: number }
  }
  readonly 'cart': {
    readonly title: null
    readonly loading: null
    readonly emptyTitle: null
    readonly emptyText: null
    readonly toShop: null
    readonly items: { readonly count: number }
    readonly color: null
    readonly size: null
    readonly each: null
    readonly countOf: { readonly name: string | number }
    readonly less: null
    readonly more: null
    readonly remove: null
    readonly removeOf: { readonly name: string | number }
    readonly clear: null
    readonly clearQuestion: null
    readonly clearYes: null
    readonly clearNo: null
    readonly soldOut: null
    readonly fewerLeft: { readonly stock: string | number }
    readonly takeLast: null
    readonly takeAll: { readonly stock: string | number }
    readonly notSoldHere: null
    readonly unknown: null
    readonly priceChanged: { readonly from: string | number; readonly to: string | number }
    readonly removeUnavailable: null
    readonly special: null
    readonly specialNote: null
    readonly others: null
    readonly othersNote: null
    readonly specialFirst: null
    readonly waits: null
    readonly together: null
    readonly thisOrder: null
    readonly summary: null
    readonly goods: null
    readonly deliveryLater: null
    readonly deliveryIn: { readonly days: string | number }
    readonly priceFrom: { readonly price: string | number }
    readonly freeDelivery: null
    readonly total: null
    readonly discount: { readonly code: string | number }
    readonly freeDeliveryFrom: { readonly sum: string | number }
    readonly freeDeliveryReached: null
    readonly somOnly: null
    readonly checkout: null
    readonly continueShopping: null
    readonly notDelivered: null
    readonly tellMe: null
    readonly fixFirst: null
    readonly unreachableTitle: null
    readonly unreachableText: null
    readonly retry: null
    readonly checking: null
  }
  readonly 'chat': {
    readonly label: null
    readonly withClient: { readonly name: string | number }
    readonly store: null
    readonly empty: null
    readonly emptyText: null
    readonly emptyClient: null
    readonly nothingMarked: null
    readonly opening: null
    readonly openFailed: null
    readonly again: null
    readonly waiting: null
    readonly older: null
    readonly olderFailed: null
    readonly newest: null
    readonly message: null
    readonly hint: null
    readonly send: null
    readonly notSent: null
    readonly about: { readonly number: string | number }
    readonly aboutRemove: { readonly number: string | number }
    readonly read: null
    readonly delivered: null
    readonly mark: null
    readonly markOf: { readonly time: string | number }
    readonly filter: null
    readonly all: null
    readonly 'marks.red': null
    readonly 'marks.yellow': null
    readonly 'marks.green': null
    readonly 'marks.blue': null
    readonly 'marks.none': null
    readonly file: null
    readonly noFiles: null
    readonly attach: null
    readonly attachHint: null
    readonly drop: null
    readonly chosen: null
    readonly tooMany: { readonly limit: string | number }
    readonly uploading: { readonly name: string | number }
    readonly uploadedOf: { readonly done: number; readonly all: number }
    readonly remove: { readonly name: string | number }
    readonly save: null
    readonly notSaved: null
    readonly photo: { readonly name: string | number }
    readonly photoFailed: { readonly name: string | number }
    readonly image: null
    readonly previous: null
    readonly next: null
    readonly zoomIn: null
    readonly zoomOut: null
    readonly close: null
  }
  readonly 'checkout': {
    readonly title: null
    readonly loading: null
    readonly 'steps.contact': null
    readonly 'steps.delivery': null
    readonly 'steps.payment': null
    readonly stepOf: { readonly number: string | number; readonly all: string | number }
    readonly done: null
    readonly change: null
    readonly 'fields.first_name': null
    readonly 'fields.last_name': null
    readonly 'fields.email': null
    readonly 'fields.phone': null
    readonly 'fields.city': null
    readonly 'fields.street': null
    readonly 'fields.postal_code': null
    readonly 'fields.comment': null
    readonly 'fields.gift_note': null
    readonly 'enter.first_name': null
    readonly 'enter.last_name': null
    readonly gift: null
    readonly giftHint: null
    readonly optional: null
    readonly emailHint: null
    readonly phoneHint: { readonly example: string | number }
    readonly postalHint: { readonly digits: string | number; readonly example: string | number }
    readonly addressHint: null
    readonly who: null
    readonly where: null
    readonly how: null
    readonly way: null
    readonly send: null
    readonly collect: null
    readonly country: null
    readonly 'countries.KG': null
    readonly 'countries.KZ': null
    readonly 'countries.RU': null
    readonly 'countries.BY': null
    readonly 'countries.UA': null
    readonly changeCountry: null
    readonly toDelivery: null
    readonly toPayment: null
    readonly back: null
    readonly checking: null
    readonly quoting: null
    readonly deliveryIntro: null
    readonly deliveryOfAllIntro: null
    readonly collectIntro: null
    readonly deliveryOfAll: null
    readonly choosePerItem: null
    readonly chooseForAll: null
    readonly deliveryOf: { readonly name: string | number }
    readonly noDelivery: null
    readonly free: null
    readonly inSom: null
    readonly choosePayment: null
    readonly terms: null
    readonly pay: { readonly sum: string | number }
    readonly safe: null
    readonly errorSummary: { readonly count: number }
    readonly placing: null
    readonly placingText: null
    readonly leaving: null
    readonly leavingText: null
    readonly summary: null
    readonly goods: null
    readonly delivery: null
    readonly deliveryUnchosen: null
    readonly total: null
    readonly discount: { readonly code: string | number }
    readonly freeDeliveryFrom: { readonly sum: string | number }
    readonly freeDeliveryReached: null
    readonly editCart: null
    readonly itemsOf: { readonly count: number }
    readonly undeliverableTitle: null
    readonly undeliverableText: null
    readonly tellMe: null
    readonly toCart: null
    readonly emptyTitle: null
    readonly emptyText: null
    readonly toShop: null
    readonly unreachableTitle: null
    readonly retry: null
    readonly refusedTitle: null
    readonly changes: null
    readonly priceChanged: { readonly from: string | number; readonly to: string | number }
    readonly totalChanged: { readonly from: string | number; readonly to: string | number }
    readonly lineFewer: { readonly stock: string | number }
    readonly 'lineTrouble.sold_out': null
    readonly 'lineTrouble.insufficient': null
    readonly 'lineTrouble.not_sold_here': null
    readonly 'lineTrouble.unknown': null
    readonly acceptPrices: null
    readonly goOn: null
    readonly seeDelivery: null
    readonly tryAgain: null
    readonly nothingLost: null
    readonly unpaidTitle: null
    readonly unpaidText: { readonly number: string | number }
    readonly payAgain: null
    readonly payLater: null
    readonly placedTitle: null
    readonly placedText: { readonly number: string | number }
    readonly toOrder: null
    readonly waiting: { readonly count: number }
    readonly toWaiting: null
    readonly waitingText: null
    readonly parcels: { readonly count: number }
    readonly parcelOnce: null
  }
  readonly 'cookie-consent': {
    readonly title: null
    readonly text: null
    readonly policy: null
    readonly accept: null
    readonly close: null
  }
  readonly 'country': {
    readonly title: null
    readonly intro: null
    readonly open: { readonly country: string | number }
    readonly label: null
    readonly filter: null
    readonly nothingFound: null
    readonly found: { readonly count: number }
    readonly delivers: null
    readonly deliverTo: null
    readonly otherCountries: null
    readonly useLocation: null
    readonly locating: null
    readonly locationDenied: null
    readonly locationUnavailable: null
    readonly locationTimeout: null
    readonly locationUnknown: null
    readonly close: null
    readonly apply: null
    readonly warningTitle: null
    readonly warning: null
    readonly warningBack: null
    readonly warningProceed: null
    readonly confirmTitle: null
    readonly confirm: { readonly count: number }
    readonly confirmYes: null
    readonly confirmNo: null
    readonly changing: null
    readonly failed: null
    readonly unreachable: null
    readonly retry: null
    readonly items: { readonly count: number }
    readonly more: { readonly count: number }
  }
  readonly 'delivery-request': {
    readonly label: null
    readonly email: null
    readonly hint: null
    readonly submit: null
    readonly added: null
    readonly alreadyThere: null
    readonly error: null
  }
  readonly 'discount': {
    readonly open: null
    readonly code: null
    readonly apply: null
    readonly empty: null
    readonly remove: null
    readonly removeCode: { readonly code: string | number }
    readonly without: null
    readonly percent: { readonly percent: string | number }
    readonly sum: { readonly sum: string | number }
    readonly freeDelivery: null
    readonly missing: { readonly sum: string | number }
    readonly 'states.valid': null
    readonly 'states.too_small': null
    readonly 'states.unknown': null
    readonly 'states.not_yet': { readonly date: string | number }
    readonly 'states.expired': null
    readonly 'states.used_up': null
  }
  readonly 'employees': {
    readonly title: null
    readonly lead: { readonly company: string | number }
    readonly you: null
    readonly invited: null
    readonly role: null
    readonly roleOf: { readonly name: string | number }
    readonly 'roles.owner': null
    readonly 'roles.buyer': null
    readonly 'roles.accountant': null
    readonly 'roles.viewer': null
    readonly 'rights.owner': null
    readonly 'rights.buyer': null
    readonly 'rights.accountant': null
    readonly 'rights.viewer': null
    readonly changed: { readonly name: string | number; readonly role: string | number }
    readonly remove: null
    readonly removeLabel: { readonly name: string | number }
    readonly confirmTitle: { readonly name: string | number }
    readonly confirmText: null
    readonly confirm: { readonly name: string | number }
    readonly keep: null
    readonly close: null
    readonly removed: { readonly name: string | number }
    readonly lastOwner: null
    readonly invite: null
    readonly inviteText: null
    readonly submit: null
    readonly sent: null
  }
  readonly 'faq-question': {
    readonly label: null
    readonly question: null
    readonly hint: null
    readonly email: null
    readonly emailHint: null
    readonly submit: null
    readonly sending: null
    readonly sent: null
    readonly failed: null
    readonly needsScript: null
  }
  readonly 'feedback-form': {
    readonly label: null
    readonly 'fields.name': null
    readonly 'fields.email': null
    readonly 'fields.subject': null
    readonly 'fields.message': null
    readonly submit: null
    readonly sending: null
    readonly sent: null
    readonly failed: null
    readonly needsScript: null
  }
  readonly 'mailing-form': {
    readonly label: null
    readonly email: null
    readonly placeholder: null
    readonly submit: null
    readonly sending: null
    readonly added: null
    readonly alreadyThere: null
    readonly error: null
    readonly needsScript: null
  }
  readonly 'order-requests': {
    readonly 'title.cancel': null
    readonly 'title.return': null
    readonly 'title.requests': null
    readonly 'note.atOnce': null
    readonly 'note.cancel': null
    readonly 'note.return': null
    readonly 'open.cancel': null
    readonly 'open.return': null
    readonly 'which.cancel': null
    readonly 'which.return': null
    readonly count: null
    readonly reason: null
    readonly chooseReason: null
    readonly comment: null
    readonly itemsMissing: null
    readonly reasonMissing: null
    readonly 'send.atOnce': null
    readonly 'send.cancel': null
    readonly 'send.return': null
    readonly back: null
    readonly stale: null
    readonly 'reasons.changed_mind': null
    readonly 'reasons.wrong_choice': null
    readonly 'reasons.wrong_size': null
    readonly 'reasons.too_long': null
    readonly 'reasons.damaged': null
    readonly 'reasons.not_as_described': null
    readonly 'reasons.other': null
    readonly 'states.cancel.open': null
    readonly 'states.cancel.accepted': null
    readonly 'states.cancel.refused': null
    readonly 'states.return.open': null
    readonly 'states.return.accepted': null
    readonly 'states.return.refused': null
    readonly answer: { readonly answer: string | number }
    readonly refund: { readonly sum: string | number }
  }
  readonly 'order-work': {
    readonly title: null
    readonly lead: null
    readonly leadShared: null
    readonly note: null
    readonly noteHint: null
    readonly photo: null
    readonly tell: null
    readonly 'moves.packaging': null
    readonly 'moves.shipping': null
    readonly 'moves.on_way': null
    readonly 'moves.on_hold': null
    readonly told: null
    readonly moved: { readonly status: string | number }
    readonly stale: null
    readonly reload: null
    readonly noneUnpaid: null
    readonly noneHeld: null
    readonly noneSent: null
  }
  readonly 'orders': {
    readonly method: null
    readonly 'paymentNotes.paypal': null
    readonly 'paymentNotes.kkb': null
    readonly 'paymentNotes.kicb': null
    readonly 'paymentNotes.yookassa': null
    readonly pay: { readonly sum: string | number }
    readonly payAgain: { readonly sum: string | number }
    readonly somOnly: null
    readonly charged: { readonly sum: string | number; readonly currency: string | number; readonly rate: string | number; readonly date: string }
    readonly withoutRate: { readonly provider: string | number }
    readonly starting: null
    readonly leaving: null
    readonly paidTitle: null
    readonly paidText: null
    readonly paidPacked: null
    readonly paidOnly: null
    readonly checkingTitle: null
    readonly checkingText: null
    readonly checkingLong: null
    readonly checkNow: null
    readonly unpaidTitle: null
    readonly unpaidText: null
    readonly refusedText: null
    readonly canceledTitle: null
    readonly canceledText: null
    readonly orderCanceledTitle: null
    readonly orderCanceledText: null
    readonly refundedTitle: null
    readonly refundedText: null
    readonly heldUntil: { readonly when: string | number }
    readonly notPayable: null
    readonly waitingTitle: { readonly number: string | number }
    readonly waitingText: null
    readonly hide: null
    readonly noPayments: null
    readonly nothingLost: null
    readonly contactUs: null
  }
  readonly 'photo-upload': {
    readonly choose: null
    readonly chooseNamed: { readonly photo: string | number }
    readonly replace: null
    readonly replaceNamed: { readonly photo: string | number }
    readonly remove: null
    readonly removeNamed: { readonly photo: string | number }
    readonly add: null
    readonly addNamed: { readonly photo: string | number }
    readonly place: { readonly place: string | number; readonly all: string | number }
    readonly earlier: { readonly place: string | number }
    readonly later: { readonly place: string | number }
    readonly removePlace: { readonly place: string | number }
    readonly full: { readonly most: string | number }
    readonly sending: null
    readonly sendingMany: { readonly place: string | number; readonly all: string | number }
    readonly progress: null
    readonly unreadable: null
    readonly again: null
    readonly cropText: null
    readonly area: null
    readonly zoom: null
    readonly use: null
    readonly cancel: null
  }
  readonly 'products': {
    readonly loading: null
    readonly retry: null
    readonly notSoldHere: null
  }
  readonly 'profile': {
    readonly 'person.title': null
    readonly 'person.submit': null
    readonly 'person.saved': null
    readonly 'company.title': null
    readonly 'company.submit': null
    readonly 'company.saved': null
    readonly 'address.title': null
    readonly 'address.text': null
    readonly 'address.country': null
    readonly 'address.submit': null
    readonly 'address.saved': null
    readonly 'address.remove': null
    readonly 'address.removed': null
    readonly 'email.title': null
    readonly 'email.confirmed': null
    readonly 'email.unconfirmed': null
    readonly 'email.sendAgain': null
    readonly 'email.sentAgain': null
    readonly 'email.waits': { readonly address: string | number }
    readonly 'email.cancel': null
    readonly 'email.canceled': null
    readonly 'email.newEmail': null
    readonly 'email.submit': null
    readonly 'email.sent': null
    readonly 'password.title': null
    readonly 'password.newPassword': null
    readonly 'password.submit': null
    readonly 'password.saved': null
    readonly 'password.wasTemporary': null
    readonly 'language.title': null
    readonly 'language.text': null
    readonly 'language.submit': null
    readonly 'sessions.title': null
    readonly 'sessions.text': null
    readonly 'sessions.here': null
    readonly 'sessions.lastSeen': { readonly time: string | number }
    readonly 'sessions.unknownDevice': null
    readonly 'sessions.end': null
    readonly 'sessions.ended': null
    readonly 'sessions.endAll': null
    readonly 'claim.text': { readonly count: number }
    readonly 'claim.submit': null
    readonly 'claim.done': null
  }
  readonly 'proposal-form': {
    readonly returned: null
    readonly texts: null
    readonly name: null
    readonly description: null
    readonly otherLanguages: null
    readonly photos: null
    readonly photosLabel: null
    readonly photosHint: null
    readonly facts: null
    readonly choose: null
    readonly category_id: null
    readonly color_id: null
    readonly size: null
    readonly sizeHint: null
    readonly price: null
    readonly stock: null
    readonly made_to_order_days: null
    readonly weight: null
    readonly 'hints.price': null
    readonly 'hints.stock': null
    readonly 'hints.made_to_order_days': null
    readonly 'hints.weight': null
    readonly save: null
    readonly remove: null
    readonly stale: null
    readonly wrong: { readonly count: number }
  }
  readonly 'recently-viewed': {
    readonly title: null
  }
  readonly 'review-form': {
    readonly label: null
    readonly asking: null
    readonly away: null
    readonly retry: null
    readonly needsLogin: null
    readonly login: null
    readonly forShoppers: null
    readonly rating: null
    readonly stars: { readonly count: number }
    readonly 'verdicts.1': null
    readonly 'verdicts.2': null
    readonly 'verdicts.3': null
    readonly 'verdicts.4': null
    readonly 'verdicts.5': null
    readonly text: null
    readonly textHint: null
    readonly rules: null
    readonly submit: null
    readonly sending: null
    readonly leaveAsIs: null
    readonly failed: null
    readonly own: null
    readonly written: { readonly day: string | number }
    readonly 'outcomes.pending': null
    readonly 'outcomes.published': null
    readonly 'outcomes.rejected': null
    readonly reason: null
    readonly rewrite: null
  }
  readonly 'search': {
    readonly label: null
    readonly placeholder: null
    readonly submit: null
    readonly suggestions: null
    readonly found: { readonly count: number }
    readonly nothing: null
    readonly all: { readonly text: string | number }
    readonly everywhere: { readonly text: string | number }
  }
  readonly 'wholesale-branding': {
    readonly kits: null
    readonly pieces: null
    readonly unknown: null
    readonly refresh: null
    readonly none: null
    readonly balance: null
    readonly unit: { readonly count: number }
    readonly inBasket: { readonly count: number }
    readonly short: { readonly count: number }
    readonly kit: { readonly count: number; readonly price: string; readonly currency?: string }
    readonly amount: null
    readonly amountHint: null
    readonly comesTo: { readonly count: number; readonly pieces: number; readonly price: string; readonly currency?: string }
    readonly wrongAmount: { readonly max: number }
    readonly buy: null
    readonly confirm: { readonly price: string; readonly currency?: string }
    readonly cancel: null
    readonly bought: { readonly count: number }
    readonly toInvoice: null
    readonly history: null
    readonly historyEmpty: null
    readonly historyFailed: null
    readonly tryAgain: null
    readonly 'kinds.bought': null
    readonly 'kinds.reserved': null
    readonly 'kinds.used': null
    readonly 'kinds.released': null
    readonly 'kinds.adjusted': null
    readonly order: null
    readonly date: null
    readonly what: null
    readonly change: null
  }
  readonly 'wholesale-cart': {
    readonly buyKitsOf: { readonly name: string | number }
    readonly kitOffer: { readonly count: number; readonly pieces: number; readonly price: string | number }
    readonly buyKits: { readonly count: number }
    readonly buyYes: { readonly price: string | number }
    readonly buyNo: null
    readonly readOnly: null
    readonly empty: null
    readonly toReyestr: null
    readonly toPriceList: null
    readonly clear: null
    readonly summary: null
    readonly pieces: null
    readonly linesIn: null
    readonly total: null
    readonly floored: null
    readonly toOrder: null
    readonly goOn: null
    readonly color: null
    readonly size: null
    readonly soleAndLogo: null
    readonly count: null
    readonly price: null
    readonly sum: null
    readonly remove: null
    readonly onSole: { readonly name: string | number }
    readonly fromCount: { readonly count: number }
    readonly piecesOf: { readonly count: number }
    readonly removeAll: null
    readonly removeAllOf: { readonly name: string | number }
    readonly removeOf: { readonly what: string | number }
    readonly countOf: { readonly what: string | number }
    readonly less: null
    readonly more: null
    readonly removed: { readonly count: number }
    readonly undo: null
    readonly kits: null
    readonly kitTaken: { readonly count: number; readonly balance: number }
    readonly kitShort: { readonly count: number }
    readonly readKits: null
  }
  readonly 'wholesale-grid': {
    readonly label: null
    readonly color: null
    readonly size: null
    readonly count: null
    readonly total: null
    readonly sole: null
    readonly brand: null
    readonly soleBrand: null
    readonly noBrand: null
    readonly onSole: { readonly name: string | number }
    readonly kitLeft: { readonly name: string | number; readonly count: number }
    readonly layers: null
    readonly cell: { readonly color: string | number; readonly size: string | number }
    readonly notMade: null
    readonly inStock: { readonly count: number }
    readonly inCart: { readonly count: number }
    readonly stock: null
    readonly stockOnly: null
    readonly stockAndMade: { readonly count: number }
    readonly soldOut: null
    readonly keys: null
    readonly keysNarrow: null
    readonly prices: null
    readonly fromCount: { readonly count: number }
    readonly until: { readonly day: string | number }
    readonly nextTier: { readonly count: number; readonly price: string | number }
    readonly kits: null
    readonly kitTyped: { readonly count: number }
    readonly kitShort: { readonly count: number }
    readonly readKits: null
    readonly chosen: { readonly count: number }
    readonly clear: null
    readonly add: null
    readonly added: { readonly count: number }
    readonly toBasket: null
    readonly full: null
    readonly refused: { readonly count: number }
    readonly dropped: { readonly count: number }
    readonly readOnly: null
    readonly 'errors.notANumber': null
    readonly 'errors.tooMany': { readonly count: number }
    readonly 'errors.noPrice': null
    readonly 'errors.notMade': null
    readonly 'errors.logoUnknown': null
    readonly 'errors.soldOut': { readonly count: number }
  }
  readonly 'wholesale-order': {
    readonly readOnly: null
    readonly empty: null
    readonly toReyestr: null
    readonly 'fields.delivery': null
    readonly 'fields.payment_info': null
    readonly 'fields.comment': null
    readonly 'hints.delivery': null
    readonly 'hints.payment_info': null
    readonly 'hints.comment': null
    readonly summary: null
    readonly pieces: null
    readonly total: null
    readonly note: null
    readonly place: null
    readonly back: null
    readonly failed: null
    readonly orderedAlready: null
    readonly toOrders: null
    readonly mended: null
    readonly 'refused.PRICE_CHANGED': null
    readonly 'refused.SOLD_OUT': null
    readonly 'refused.KITS_SHORT': null
    readonly 'refused.NOT_SOLD': null
    readonly newSum: { readonly sum: string | number }
    readonly agree: { readonly sum: string | number }
    readonly priceChanged: { readonly from: string | number; readonly to: string | number }
    readonly notSold: null
    readonly stockLeft: { readonly count: number; readonly wanted: number }
    readonly kitLeft: { readonly count: number; readonly wanted: number }
    readonly take: { readonly count: number }
    readonly remove: null
    readonly removeOf: { readonly what: string | number }
  }
  readonly 'wholesale-reorder': {
    readonly open: null
    readonly title: null
    readonly lead: null
    readonly comparing: null
    readonly failed: null
    readonly tryAgain: null
    readonly close: null
    readonly newPrice: { readonly count: number }
    readonly same: { readonly count: number }
    readonly gone: { readonly count: number }
    readonly goneText: null
    readonly was: null
    readonly now: null
    readonly size: { readonly size: string | number }
    readonly sole: { readonly name: string | number }
    readonly logo: { readonly name: string | number }
    readonly soleLogo: { readonly name: string | number }
    readonly before: null
    readonly today: null
    readonly accept: { readonly count: number }
    readonly cancel: null
    readonly nothing: null
    readonly full: null
    readonly added: null
    readonly toBasket: null
  }
  readonly 'wholesale-upload': {
    readonly title: null
    readonly lead: null
    readonly download: null
    readonly downloadXlsx: null
    readonly downloadCsv: null
    readonly downloadFailed: null
    readonly choose: null
    readonly formats: null
    readonly reading: null
    readonly refused: null
    readonly 'reasons.unreadable': null
    readonly 'reasons.tooLarge': null
    readonly 'reasons.columns': { readonly columns: string | number }
    readonly 'reasons.noCounts': null
    readonly 'columns.article': null
    readonly 'columns.color': null
    readonly 'columns.size': null
    readonly 'columns.sole': null
    readonly 'columns.count': null
    readonly 'columns.logo': null
    readonly 'columns.sole_logo': null
    readonly ready: { readonly count: number }
    readonly wrong: { readonly count: number }
    readonly wrongText: null
    readonly row: null
    readonly line: null
    readonly problem: null
    readonly sum: null
    readonly 'problems.required': { readonly column: string | number }
    readonly 'problems.unknown': { readonly column: string | number; readonly text: string | number }
    readonly 'problems.not_a_number': { readonly text: string | number }
    readonly 'problems.too_big': { readonly limit: number }
    readonly 'problems.too_small': { readonly limit: number }
    readonly 'problems.sold_out': { readonly limit: number }
    readonly 'problems.not_allowed': { readonly column: string | number }
    readonly 'problems.duplicate': { readonly limit: number }
    readonly 'problems.formula': { readonly column: string | number }
    readonly known: { readonly names: string | number }
    readonly size: { readonly size: string | number }
    readonly sole: { readonly name: string | number }
    readonly logo: { readonly name: string | number }
    readonly soleLogo: { readonly name: string | number }
    readonly total: null
    readonly add: { readonly count: number }
    readonly cancel: null
    readonly added: { readonly count: number }
    readonly toBasket: null
    readonly full: null
  }
  readonly 'wishlist': {
    readonly loading: null
    readonly retry: null
    readonly empty: null
    readonly emptyText: null
    readonly toShop: null
    readonly move: null
    readonly notify: null
    readonly remove: null
    readonly removed: { readonly name: string | number }
    readonly undo: null
    readonly close: null
    readonly unknown: null
    readonly 'states.in_stock': null
    readonly 'states.made_to_order': null
    readonly 'states.sold_out': null
    readonly 'states.not_sold_here': null
    readonly 'states.withdrawn': null
  }
  readonly 'workshop-profile': {
    readonly see: null
    readonly newTab: null
    readonly unnamed: null
    readonly found: null
    readonly languageOfAll: null
    readonly languageOf: { readonly field: string | number }
    readonly empty: null
    readonly written: { readonly count: number; readonly all: string | number }
    readonly count: { readonly length: string | number; readonly most: string | number }
    readonly 'sections.title.title': null
    readonly 'sections.title.text': null
    readonly 'sections.hello.title': null
    readonly 'sections.hello.text': null
    readonly 'sections.about.title': null
    readonly 'sections.about.text': null
    readonly 'sections.film.title': null
    readonly 'sections.film.text': null
    readonly 'sections.person.title': null
    readonly 'sections.person.text': null
    readonly 'sections.contacts.title': null
    readonly 'sections.contacts.text': null
    readonly 'sections.craft.title': null
    readonly 'sections.craft.text': null
    readonly 'sections.gallery.title': null
    readonly 'sections.gallery.text': null
    readonly 'sections.links.title': null
    readonly 'sections.links.text': null
    readonly 'fields.name': null
    readonly 'fields.position': null
    readonly 'fields.hello_txt': null
    readonly 'fields.about_ttl': null
    readonly 'fields.about_txt': null
    readonly 'fields.video': null
    readonly 'fields.video_ttl': null
    readonly 'fields.video_txt': null
    readonly 'fields.bio_txt': null
    readonly 'fields.address': null
    readonly 'fields.phone': null
    readonly 'fields.email': null
    readonly 'fields.profile_pic': null
    readonly 'fields.banner_1': null
    readonly 'fields.about_img': null
    readonly 'fields.banner_2': null
    readonly 'fields.tam_gallery': null
    readonly 'hints.video': null
    readonly 'hints.phone': null
    readonly 'hints.email': null
    readonly 'hints.tam_gallery': null
    readonly 'links.none': null
    readonly 'links.url': null
    readonly 'links.name': null
    readonly 'links.hint': null
    readonly 'links.add': null
    readonly 'links.remove': { readonly name: string | number }
    readonly 'links.full': null
    readonly save: null
    readonly saveFirst: null
    readonly discard: null
    readonly saving: null
    readonly saved: null
    readonly unsaved: null
    readonly wrong: { readonly count: number }
    readonly failed: null
    readonly 'publication.new.title': null
    readonly 'publication.new.text': null
    readonly 'publication.waiting.title': null
    readonly 'publication.waiting.text': null
    readonly 'publication.returned.title': null
    readonly 'publication.returned.text': null
    readonly preview: null
    readonly previewText: null
    readonly savedToCheck: null
  }
  readonly 'workshop-reviews': {
    readonly stars: { readonly rating: string | number }
    readonly yourReply: null
    readonly reply: { readonly author: string | number }
    readonly hint: null
    readonly send: null
    readonly edit: null
    readonly editNamed: { readonly author: string | number; readonly name: string | number }
    readonly remove: null
    readonly removeNamed: { readonly author: string | number; readonly name: string | number }
    readonly cancel: null
    readonly published: null
    readonly removed: null
  }
  readonly 'workshops': {
    readonly label: null
    readonly pageOf: { readonly page: string | number; readonly pages: string | number }
    readonly pages: null
    readonly previous: null
    readonly next: null
    readonly select: null
    readonly loading: null
    readonly empty: null
    readonly unreachable: null
    readonly retry: null
  }
}

export const NAMESPACES = [
  'access-gate',
  'account',
  'alerts',
  'back-in-stock',
  'blocks',
  'buy-box',
  'cart-badge',
  'cart',
  'chat',
  'checkout',
  'cookie-consent',
  'country',
  'delivery-request',
  'discount',
  'employees',
  'faq-question',
  'feedback-form',
  'mailing-form',
  'order-requests',
  'order-work',
  'orders',
  'photo-upload',
  'products',
  'profile',
  'proposal-form',
  'recently-viewed',
  'review-form',
  'search',
  'wholesale-branding',
  'wholesale-cart',
  'wholesale-grid',
  'wholesale-order',
  'wholesale-reorder',
  'wholesale-upload',
  'wishlist',
  'workshop-profile',
  'workshop-reviews',
  'workshops',
] as const satisfies readonly (keyof Texts)[]
