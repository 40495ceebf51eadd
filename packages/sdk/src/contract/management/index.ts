export { rateLimitOf } from '../rate-limits.ts'
export { completeContract, type CompleteContract } from './complete-contract.ts'
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
export { CHAT_ANSWER_TITLE_LENGTH, ChatAnswer, chatAnswers, NewChatAnswer } from './chat-answers.ts'
export { ManagedChat, managedChats } from './chat.ts'
export {
  COLOR_NAME_LENGTH,
  ColorOrder,
  GoodsCounts,
  ManagedColor,
  UsedColor,
  managedColors,
  MAX_COLORS,
  NewColor,
} from './colors.ts'
export { BannerUse, ManagedBanner, managedBanners, NewBanner } from './content/banners.ts'
export { ManagedBlogCategory, managedBlogCategories, NewBlogCategory } from './content/blog-categories.ts'
export { ArticleState, ManagedArticle, managedBlog, NewArticle } from './content/blog.ts'
export { ManagedFaqEntry, managedFaq, NewFaqEntry } from './content/faq.ts'
export { HeadRules, ManagedHeadEntry, managedHead, NewHeadEntry } from './content/head.ts'
export { ContentOrder, ORDERED_AT_A_TIME } from './content/ordering.ts'
export {
  ManagedMenu,
  ManagedMenuItem,
  managedMenus,
  MENU_NAMES,
  MenuName,
  NewMenu,
  NewMenuItem,
} from './content/menus.ts'
export { ManagedPage, managedPages, NewPage } from './content/pages.ts'
export { ContentVersion, SAVED_VERSIONS } from './content/versions.ts'
export { ContentPreview, contentPreview, PreviewFault } from './content/preview.ts'
export { desk, Income, SETUP, SetupStep, Waiting, WAITING, WaitingCount } from './desk.ts'
export { GoodsArtisan, managedGoodsArtisan, NewGoodsArtisan } from './goods-artisan.ts'
export { GoodsChoices } from './goods-choices.ts'
export { Named } from './named.ts'
export {
  GOODS_COLORS,
  GOODS_PHOTOS,
  GOODS_SIZES,
  GoodsColor,
  GoodsSize,
  NewColors,
  SIZE_LENGTH,
} from './goods-colors.ts'
export { GOODS_LINKS, GoodsLink, LINK_TEXT_LENGTH, NewLinks } from './goods-links.ts'
export { MAX_GOODS_PRICE, priceIssues } from './goods-prices.ts'
export { MIN_PRICE } from './min-price.ts'
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
export { managedFilms } from './films.ts'
export { ManagedImage, managedImages } from './images.ts'
export { FeedbackMessage, feedbackMessages } from './inbox/feedback.ts'
export { ANSWER_LENGTH, InboxState } from './inbox/inbox-item.ts'
export { AskedQuestion, askedQuestions, PublishedQuestion } from './inbox/questions.ts'
export { CountryDemand, DeliveryRequest, managedDeliveryRequests } from './inbox/delivery-requests.ts'
export { mailingList, Subscriber } from './inbox/subscribers.ts'
export { managerLogin } from './login.ts'
export { ManagedOrderRequest, managedOrderRequests } from './order-requests.ts'
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
export {
  GOODS_DETAILS,
  GOODS_LENGTHS,
  GOODS_LIMITS,
  NewGoods,
  NewRetailGoods,
  NewSpecialGoods,
  NewWholesaleGoods,
} from './new-goods.ts'
export {
  ManagedSizeChart,
  managedSizeCharts,
  NewSizeChart,
  SIZE_CHART_LENGTHS,
  SIZE_CHART_LIMITS,
  sizeChartIssues,
  SizeChartRow,
} from './size-charts.ts'
export { InUse, USES, type UsedBy } from './in-use.ts'
export { slugOf } from './slug-of.ts'
export {
  ManagedSole,
  managedSoles,
  MAX_SOLES,
  NewSole,
  SOLE_NAME_LENGTH,
  takenSoleNames,
  UsedSole,
} from './soles.ts'
export { managedPayments, NewRefund, REFUND_REASON_LENGTH } from './payments.ts'
export {
  ListPrice,
  listPrices,
  ManagedPriceList,
  MAX_WHOLESALE_PRICE,
  NewListPrice,
  NewPriceList,
  PRICE_LIST_NAME_LENGTH,
  PriceChanges,
  PRICES_AT_ONCE,
  PricedGoods,
  priceLists,
  PriceState,
} from './price-lists.ts'
export {
  DISCOUNT_USES,
  DiscountStanding,
  ManagedDiscount,
  managedDiscounts,
  NewDiscount,
} from './discounts.ts'
export { managerProfile } from './profile.ts'
export { REASON_LENGTH } from './reason.ts'
export { ManagedProposal, managedProposals, ProposalTexts } from './proposals.ts'
export { ManagedReview, managedReviews } from './reviews.ts'
export { ApplicationStatus, WholesaleApplication, wholesaleApplications } from './wholesale-applications.ts'
export {
  ClientTerms,
  ManagedWholesaleClient,
  WholesaleClientRow,
  wholesaleClients,
} from './wholesale-clients.ts'
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
export {
  ManagedWholesaleItem,
  ManagedWholesaleOrder,
  ManagedWholesaleOrderRow,
  managedWholesaleOrders,
  OrderKit,
} from './wholesale-orders.ts'
export { management } from './management.ts'
export { ManagedArtisan, managedArtisans, MAX_ARTISAN_CHOICES, ArtisanChoices } from './artisans.ts'
