import type { Waiting } from '@shyrdak/sdk/management'
import type { DeskSection } from './desk-menu.ts'

interface WaitingList {
  /** The menu entry with the count; null when it shows none. */
  readonly section: DeskSection | null
  /** The list of the waiting items. */
  readonly path: string
}

/** Where each kind of waiting item is processed. Every count of the API needs an entry. */
export const WAITING_LISTS: Readonly<Record<Waiting, WaitingList>> = {
  orders: { section: 'orders', path: '/desk/orders?kind=retail&status=in_production+packaging' },
  special_orders: { section: null, path: '/desk/orders?kind=special&status=in_production+packaging' },
  wholesale_orders: { section: 'wholesale-orders', path: '/desk/wholesale-orders?status=Processing' },
  order_requests: { section: 'order-requests', path: '/desk/order-requests' },
  refunds: { section: null, path: '/desk/order-requests?state=refund' },
  chat: { section: 'chat', path: '/desk/chat?show=unread' },
  feedback: { section: 'feedback', path: '/desk/inbox/feedback' },
  questions: { section: 'questions', path: '/desk/inbox/questions' },
  reviews: { section: 'reviews', path: '/desk/reviews' },
  applications: { section: 'applications', path: '/desk/applications' },
  artisans: { section: 'artisans', path: '/desk/artisans' },
  proposals: { section: 'proposals', path: '/desk/proposals' },
  invoices: { section: null, path: '/desk/invoices?status=processing' },
  low_stock: { section: null, path: '/desk/goods?section=low' },
}
