// The contract of the desk.
export { completeContract, type CompleteContract } from './complete-contract.ts'
export { management } from './management.ts'
export { rateLimitOf } from '../rate-limits.ts'

// Accounts of managers, and the first page of the desk.
export { desk, Income, SETUP, SetupStep, Waiting, WAITING, WaitingCount } from './desk.ts'
export { managerLogin } from './login.ts'
export { managerProfile } from './profile.ts'

// Goods of every market.
export {
  CountryPrice,
  GoodsRevision,
  ManagedGoods,
  managedGoods,
  ManagedGoodsRow,
  ManagedRetailGoods,
  ManagedSpecialGoods,
  managedSpecialGoods,
  ManagedWholesaleGoods,
  managedWholesaleGoods,
  NewPrices,
  NewStock,
  StockRow,
} from './goods.ts'
export {
  GOODS_DETAILS,
  GOODS_LENGTHS,
  GOODS_LIMITS,
  NewGoods,
  NewRetailGoods,
  NewSpecialGoods,
  NewWholesaleGoods,
} from './new-goods.ts'
export { GoodsArtisan, managedGoodsArtisan, NewGoodsArtisan } from './goods-artisan.ts'
export { GoodsChoices } from './goods-choices.ts'
export { GOODS_COLORS, GOODS_PHOTOS, GOODS_SIZES, GoodsColor, GoodsSize, NewColors } from './goods-colors.ts'
export { GOODS_LINKS, GoodsLink, LINK_TEXT_LENGTH, NewLinks } from './goods-links.ts'
export { MAX_GOODS_PRICE, priceIssues } from './goods-prices.ts'
export {
  GOODS_USES,
  isHardGap,
  issuesWhileSold,
  missingTexts,
  SALE_GAPS,
  saleGaps,
  type GoodsUse,
  type SaleGap,
} from './goods-sale.ts'
export { MIN_PRICE } from './min-price.ts'
export { Named } from './named.ts'
export { slugOf } from './slug-of.ts'
export {
  CATEGORY_LENGTHS,
  CategoryOrder,
  managedCategories,
  ManagedCategory,
  ManagedRetailCategory,
  managedSpecialCategories,
  managedWholesaleCategories,
  NewCategory,
  NewRetailCategory,
} from './categories.ts'
export {
  CATEGORY_LEVELS,
  CategoryPlace,
  inTreeOrder,
  isCategoryTree,
  MAX_CATEGORIES,
  positionsOf,
  withBranches,
  type CategoryPosition,
} from './category-places.ts'
export {
  COLOR_NAME_LENGTH,
  ColorOrder,
  GoodsCounts,
  ManagedColor,
  managedColors,
  MAX_COLORS,
  NewColor,
  UsedColor,
} from './colors.ts'
export {
  ManagedSizeChart,
  managedSizeCharts,
  NewSizeChart,
  SIZE_CHART_LENGTHS,
  SIZE_CHART_LIMITS,
  sizeChartIssues,
  SizeChartRow,
} from './size-charts.ts'
export {
  ManagedSole,
  managedSoles,
  MAX_SOLES,
  NewSole,
  SOLE_NAME_LENGTH,
  takenSoleNames,
  UsedSole,
} from './soles.ts'
export { InUse, USES, type UsedBy } from './in-use.ts'
export { ManagedImage, managedImages } from './images.ts'
export { managedFilms } from './films.ts'

// Workshops and what they propose.
export { ArtisanChoices, ManagedArtisan, managedArtisans, MAX_ARTISAN_CHOICES } from './artisans.ts'
export { ManagedProposal, managedProposals, ProposalTexts } from './proposals.ts'

// Content.
export { BannerUse, ManagedBanner, managedBanners, NewBanner } from './content/banners.ts'
export { managedBlogCategories, ManagedBlogCategory, NewBlogCategory } from './content/blog-categories.ts'
export { ArticleState, ManagedArticle, managedBlog, NewArticle } from './content/blog.ts'
export { managedFaq, ManagedFaqEntry, NewFaqEntry } from './content/faq.ts'
export { HeadRules, managedHead, ManagedHeadEntry, NewHeadEntry } from './content/head.ts'
export {
  ManagedMenu,
  ManagedMenuItem,
  managedMenus,
  MENU_NAMES,
  MenuName,
  NewMenu,
  NewMenuItem,
} from './content/menus.ts'
export { ContentOrder, ORDERED_AT_A_TIME } from './content/ordering.ts'
export { ManagedPage, managedPages, NewPage } from './content/pages.ts'
export { ContentPreview, contentPreview, PreviewFault } from './content/preview.ts'
export { ContentVersion, SAVED_VERSIONS } from './content/versions.ts'

// Orders, payments and reviews.
export {
  ManagedOrder,
  ManagedOrderEvent,
  managedOrders,
  ManagedOrderSummary,
  OrderMove,
  OrderTracking,
  TRACKING_LENGTH,
} from './orders.ts'
export { ManagedPayment, PaymentRefund } from './order-payments.ts'
export { ManagedOrderRequest, managedOrderRequests } from './order-requests.ts'
export { managedPayments, NewRefund, REFUND_REASON_LENGTH } from './payments.ts'
export {
  DISCOUNT_USES,
  DiscountStanding,
  ManagedDiscount,
  managedDiscounts,
  NewDiscount,
} from './discounts.ts'
export { ManagedReview, managedReviews } from './reviews.ts'
export { REASON_LENGTH } from './reason.ts'

// Wholesale.
export { ApplicationStatus, WholesaleApplication, wholesaleApplications } from './wholesale-applications.ts'
export {
  ClientTerms,
  ManagedWholesaleClient,
  WholesaleClientRow,
  wholesaleClients,
} from './wholesale-clients.ts'
export {
  ListPrice,
  listPrices,
  ManagedPriceList,
  MAX_WHOLESALE_PRICE,
  NewListPrice,
  NewPriceList,
  PRICE_LIST_NAME_LENGTH,
  PriceChanges,
  PricedGoods,
  priceLists,
  PRICES_AT_ONCE,
  PriceState,
} from './price-lists.ts'
export {
  ManagedWholesaleItem,
  ManagedWholesaleOrder,
  ManagedWholesaleOrderRow,
  managedWholesaleOrders,
  OrderKit,
} from './wholesale-orders.ts'
export {
  INVOICE_NOTE_LENGTH,
  InvoicePayment,
  ManagedInvoice,
  ManagedInvoiceRow,
  managedWholesaleInvoices,
  NewInvoice,
  NewPayment,
} from './wholesale-invoices.ts'
export { KitAdjustment, ManagedKit, ManagedKitRow, NewKit, wholesaleKits } from './wholesale-kits.ts'

// Messages of visitors and clients.
export { ManagedChat, managedChats } from './chat.ts'
export { CHAT_ANSWER_TITLE_LENGTH, ChatAnswer, chatAnswers, NewChatAnswer } from './chat-answers.ts'
export { ANSWER_LENGTH, InboxState } from './inbox/inbox-item.ts'
export { CountryDemand, DeliveryRequest, managedDeliveryRequests } from './inbox/delivery-requests.ts'
export { FeedbackMessage, feedbackMessages } from './inbox/feedback.ts'
export { AskedQuestion, askedQuestions, PublishedQuestion } from './inbox/questions.ts'
export { mailingList, Subscriber } from './inbox/subscribers.ts'
