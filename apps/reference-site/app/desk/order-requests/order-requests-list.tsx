import { REQUEST_TEXT_LENGTH } from '@shyrdak/sdk/contract'
import { managedOrderRequests, type ManagedOrderRequest } from '@shyrdak/sdk/management'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf } from '../list/list-filter.ts'
import { RequestFacts } from './request-facts.tsx'

type Context = ListContext<'desk/order-requests'>
const isOpen = ({ state }: ManagedOrderRequest) => state === 'open'
const read = managedOrderRequests.read

/** Requests to cancel or return orders, with their decisions. */
export default defineList({
  endpoint: managedOrderRequests.list,
  namespace: 'desk/order-requests',
  filters: {
    state: oneOf({
      options: ['open', 'refund', 'accepted', 'refused', 'all'],
      title: (state, { t }: Context) => t(`filters.${state}`),
      query: (state) => (state === 'all' ? {} : state === 'refund' ? { refund: 'due' } : { state }),
    }),
  },
  empty: ({ state }, { t }) => t(`empty.${state}`),
  columns: {
    order: {
      cell: ({ order_id, order_number }, { prefix }) => (
        <a href={`${prefix}/desk/orders/${order_id}`}>{order_number}</a>
      ),
    },
    facts: {
      cell: (request) => (
        <>
          <RequestFacts request={request} />
          <p className="site-desk-note">
            {`${request.buyer}, `}
            <a href={`mailto:${request.email}`}>{request.email}</a>
          </p>
        </>
      ),
    },
  },
  actions: {
    accept: {
      label: (_, { t }) => t('accept'),
      isOffered: (request) => isOpen(request) && request.kind === 'cancel',
      question: {
        title: ({ order_number }, { t }) => t('cancelTitle', { number: order_number }),
        text: ({ is_paid }, { t }) => t(is_paid ? 'cancelTextPaid' : 'cancelText'),
      },
      run: (call, { id }) => call(managedOrderRequests.accept, { params: { id }, body: {} }),
      done: ({ order_number }, { t }) => t('accepted', { number: order_number }),
    },
    acceptReturn: {
      label: (_, { t }) => t('acceptReturn'),
      isOffered: (request) => isOpen(request) && request.kind === 'return',
      reason: {
        title: ({ order_number }, { t }) => t('acceptTitle', { number: order_number }),
        text: ({ t }) => t('acceptText'),
        language: ({ language }) => language,
        read: (call, { id }) => call(read, { params: { id } }),
        answers: { field: 'note', label: ({ t }) => t('message'), limit: REQUEST_TEXT_LENGTH },
      },
      run: (call, { id }, note) => call(managedOrderRequests.accept, { params: { id }, body: { note } }),
      done: ({ order_number }, { t }) => t('accepted', { number: order_number }),
    },
    refuse: {
      label: (_, { t }) => t('refuse'),
      tone: () => 'secondary',
      isOffered: isOpen,
      reason: {
        title: ({ order_number }, { t }) => t('refuseTitle', { number: order_number }),
        text: ({ t }) => t('refuseText'),
        language: ({ language }) => language,
        read: (call, { id }) => call(read, { params: { id } }),
      },
      run: (call, { id }, reason) => call(managedOrderRequests.refuse, { params: { id }, body: { reason } }),
      done: ({ order_number }, { t }) => t('refused', { number: order_number }),
    },
  },
})
