import type { Waiting } from '@shyrdak/sdk/management'
import type { DeskSection } from './desk-menu.ts'

interface WaitingList {
  /** The list that its number stands beside in the menu; none where it says nothing of what is to be done there. */
  readonly section: DeskSection | null
  /** The list that shows what waits. */
  readonly path: string
}

/** Where what waits is worked off. What a module counts gets its line here. */
export const WAITING_LISTS: Readonly<Record<Waiting, WaitingList>> = {
  orders: { section: 'orders', path: '/desk/orders?kind=retail&status=in_production+packaging' },
  special_orders: { section: null, path: '/desk/orders?kind=special&status=in_production+packaging' },
  wholesale_orders: { section: 'wholesale-orders', path: '/desk/wholesale-orders?status=Processing' },
  order_requests: { section: 'order-requests', path: '/desk/order-requests' },
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
