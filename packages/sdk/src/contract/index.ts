// The contract and its areas.
export { contract, type Contract } from './contract.ts'
export { auth } from './auth/auth.ts'
export { content } from './content/content.ts'
export { retailCatalogue } from './retail-catalogue/retail-catalogue.ts'
export { retailOrders } from './retail-orders/retail-orders.ts'
export { specialGoods } from './special-goods/special-goods.ts'
export { wholesale } from './wholesale/wholesale.ts'

// What an endpoint is made of.
export {
  endpoint,
  isEndpoint,
  MAX_BODY_BYTES,
  routeOf,
  type BodyOf,
  type ContractTree,
  type Endpoint,
  type ErrorCodeOf,
  type ErrorDataOf,
  type ErrorShapes,
  type Method,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from './endpoint.ts'
export {
  EMPLOYEE_ROLES,
  everyone,
  guestsAnd,
  holderOrOwner,
  MARKETS,
  owner,
  unauthenticated,
  wholesaleClient,
  type Access,
  type EmployeeRole,
  type Market,
} from './access.ts'
export type { EndpointLimit, RateLimit } from './rate-limits.ts'
export { ERROR_STATUS, ErrorCode, INVALID_MESSAGE, Issue } from './errors.ts'
export { ErrorBody } from './error-body.ts'
export { errorsOf } from './endpoint-errors.ts'
export { issuesOf } from './issues.ts'
export { NextPageQuery, PageQuery, paginated, type Paginated } from './paginator.ts'
export { fileOf, isFileSchema, MEDIA_TYPES, mediaTypesOf } from './file.ts'
export {
  DOCUMENT_BYTES,
  DOCUMENT_UPLOAD_FORMATS,
  FileName,
  FILM_BYTES,
  FILM_TYPES,
  FilmFile,
  formatOfName,
  IMAGE_BYTES,
  IMAGE_UPLOAD_FORMATS,
  UPLOAD_FORMATS,
  uploadOf,
} from './uploads.ts'

// Values of several resources.
export { Count, CountryCode, Day, Id, Instant, MediaPath, Secret, SizeName, Slug } from './scalars.ts'
export { CurrencyCode, Money } from './money.ts'
export { Language, LANGUAGE_TAGS, LANGUAGES } from './language.ts'
export { LocalizedText } from './localized-text.ts'
export { CHECKOUT_COUNTRIES, DEFAULT_COUNTRY, SELECTABLE_COUNTRIES } from './country-codes.ts'
export {
  Address,
  CITY_LENGTH,
  NewOrderAddress,
  OrderAddress,
  POSTAL_CODE,
  POSTAL_CODE_LENGTH,
  SavedAddress,
  STREET_LENGTH,
} from './address.ts'
export { OrderKind } from './order-kind.ts'
export {
  CRAFTSMAN_STATUSES,
  mayMoveOrder,
  MOVE_NOTE_LENGTH,
  ORDER_STATUS_COLOURS,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  OrderStatus,
  type OrderMover,
} from './order-status.ts'

// Accounts.
export { email } from './auth/email.ts'
export { guestOrders } from './auth/guest-orders.ts'
export { login, Login, LOGIN_INCORRECT_MESSAGE, OpenedSession } from './auth/login.ts'
export { password, PASSWORD_EMAILED } from './auth/password.ts'
export {
  CLIENT_TYPES,
  ClientType,
  Done,
  Email,
  NAME_LENGTH,
  NewPassword,
  PASSWORD_LENGTH,
  Person,
  PersonChanges,
  TypedPassword,
} from './auth/person.ts'
export {
  ARTISAN_LENGTHS,
  ARTISAN_LINKS,
  ArtisanChanges,
  ArtisanPublication,
  ArtisanState,
  CraftsmanProfile,
  profile,
  ShopperChanges,
  ShopperProfile,
  WholesaleChanges,
  WholesaleProfile,
  WholesaleStatus,
} from './auth/profile.ts'
export { NewPerson, NewWholesaleClient, registration } from './auth/registration.ts'
export { Session, sessions } from './auth/sessions.ts'

// Chat.
export {
  chat,
  CHAT_FILES,
  CHAT_MARKS,
  CHAT_MEDIA,
  CHAT_TEXT_LENGTH,
  ChatAuthor,
  ChatFile,
  ChatInfo,
  ChatMark,
  ChatMessage,
  ChatPage,
  NewChatMessage,
} from './chat/messages.ts'

// Content.
export { Banner, banners, BANNERS_PER_PAGE } from './content/banners.ts'
export { blogCategories, BlogCategory } from './content/blog-categories.ts'
export { blog, BlogArticle, BlogEntry, DEFAULT_BLOG_CATEGORY, EVERY_BLOG_CATEGORY } from './content/blog.ts'
export { countries, Country } from './content/countries.ts'
export { deliveryRequests, NewDeliveryRequest } from './content/delivery-requests.ts'
export { faq, FAQ_TABS, FaqEntry, FaqTab, NewQuestion } from './content/faq.ts'
export { feedback, NewFeedback } from './content/feedback.ts'
export { head } from './content/head.ts'
export { Locale, locales } from './content/locales.ts'
export { MenuItem, menus } from './content/menus.ts'
export { PAGE_CONTENT_LENGTH, PageContent } from './content/page-content.ts'
export { Page, pages } from './content/pages.ts'
export { NewSubscriber, REJOIN_HOURS, subscribers } from './content/subscribers.ts'

// Retail catalogue.
export {
  backInStock,
  ConfirmedNotification,
  NewNotification,
  Notification,
  NOTIFICATION_DAYS,
  NotificationPrice,
  NotificationState,
} from './retail-catalogue/back-in-stock.ts'
export { categories, CategoryPage, RetailCategory } from './retail-catalogue/categories.ts'
export { Color, colors } from './retail-catalogue/colors.ts'
export { Group, listingFilters, ListingFilters, Model, Sort, Technique } from './retail-catalogue/filters.ts'
export { prices } from './retail-catalogue/prices.ts'
export {
  Facets,
  PriceCurrency,
  PriceView,
  ProductButton,
  ProductPage,
  products,
  RetailProduct,
  RetailProductEntry,
  SimilarSearch,
  SizeChart,
  Variation,
  VariationSize,
} from './retail-catalogue/products.ts'
export {
  NewReview,
  OwnReview,
  Review,
  REVIEW_HOURS,
  REVIEW_NEEDS_LOGIN,
  REVIEW_TEXT_LENGTH,
  REVIEW_VERIFIED,
  ReviewReply,
  reviews,
  ReviewState,
  SubmittedReview,
} from './retail-catalogue/reviews.ts'
export { ControllerType, search } from './retail-catalogue/search.ts'
export {
  MAX_WISHLIST_ITEMS,
  wishlist,
  WishlistChange,
  WishlistItem,
  WishlistProduct,
  WishlistState,
} from './wishlist/wishlist.ts'

// Retail orders.
export {
  delivery,
  DeliveryEstimate,
  DeliveryService,
  DeliveryWays,
  LineRequest,
  Quote,
  QuoteDestination,
  QuotedLine,
  TariffStep,
} from './retail-orders/delivery.ts'
export {
  CheckedDiscount,
  DISCOUNT_CODE_LENGTH,
  DiscountCode,
  discounts,
  DiscountState,
  DiscountTerms,
} from './discounts/discounts.ts'
export {
  MAX_OWN_REQUESTS,
  NewOrderRequest,
  OrderRequest,
  OrderRequests,
  orderRequests,
  REQUEST_REASONS,
  REQUEST_TEXT_LENGTH,
  RequestItem,
  RequestKind,
  RequestReason,
  RequestState,
  RETURN_DAYS,
} from './retail-orders/order-requests.ts'
export {
  COMMENT_LENGTH,
  Contact,
  GIFT_NOTE_LENGTH,
  MAX_ALL_ORDERS,
  NewOrderLine,
  NewRetailOrder,
  OrderEvent,
  OrderLine,
  orders,
  OrderSecretQuery,
  PaymentState,
  PlacedOrder,
  RefundedMoney,
  RetailOrder,
  RetailOrderSummary,
  SurplusPayment,
} from './retail-orders/orders.ts'
export { PaymentCharge } from './retail-orders/payment-charge.ts'
export {
  CHARGED_CURRENCIES,
  ChargedCurrency,
  PAYMENT_PROVIDERS,
  PaymentProvider,
} from './retail-orders/payment-provider.ts'
export { payments, Redirect, StartedPayment } from './retail-orders/payments.ts'
export { receipts } from './receipts/receipts.ts'

// Special goods.
export {
  Artisan,
  ArtisanContact,
  ArtisanPage,
  ArtisanProfile,
  artisans,
  SocialLink,
  WebAddress,
} from './special-goods/artisans.ts'
export { specialCategories, SpecialCategory } from './special-goods/categories.ts'
export { artisanFilms } from './special-goods/films.ts'
export { CraftsmanMove, SpecialOrder, specialOrders, SpecialOrderSummary } from './special-goods/orders.ts'
export { artisanPhotos } from './special-goods/photos.ts'
export {
  SpecialProduct,
  SpecialProductEntry,
  SpecialProductPage,
  specialProducts,
} from './special-goods/products.ts'
export {
  NewProposal,
  Proposal,
  PROPOSAL_LENGTHS,
  PROPOSAL_LIMITS,
  PROPOSAL_PHOTOS,
  proposals,
  ProposalState,
} from './special-goods/proposals.ts'
export { CraftsmanReview, craftsmanReviews, REPLY_LENGTH } from './special-goods/reviews.ts'

// Wholesale.
export {
  Brand,
  branding,
  BRANDING_AMOUNT,
  BRANDING_KINDS,
  BrandingEntry,
  BrandingKind,
  BrandingMove,
  brands,
} from './wholesale/branding.ts'
export { Employee, EmployeeChanges, employees, NewEmployee } from './wholesale/employees.ts'
export {
  priceList,
  PriceListName,
  PriceTier,
  PriceType,
  Sole,
  wholesaleCatalog,
  wholesaleCategories,
  WholesaleCategory,
  wholesaleColors,
  WholesaleEntry,
  WholesalePage,
  WholesaleProduct,
  WholesaleSize,
  wholesaleSizeCharts,
  WholesaleSource,
} from './wholesale/goods.ts'
export {
  Invoice,
  InvoiceDetails,
  InvoiceLine,
  InvoiceOrder,
  InvoicesDue,
  InvoicesOfOrder,
  InvoiceStatus,
  wholesaleInvoices,
} from './wholesale/invoices.ts'
export {
  ORDER_FILE_BYTES,
  ORDER_FILE_COLUMNS,
  OrderFileColumn,
  OrderFileItem,
  OrderFileLine,
  OrderFileProblem,
  priceListFile,
  readOrderFile,
} from './wholesale/order-file.ts'
export {
  NewWholesaleItem,
  NewWholesaleOrder,
  WHOLESALE_COUNT,
  WHOLESALE_LINES,
  WholesaleItem,
  WholesaleOrder,
  wholesaleOrders,
  WholesaleOrderSummary,
} from './wholesale/orders.ts'
