import './unpaid-order.css'
import { UnpaidOrder } from '@shyrdak/react-store/widgets/unpaid-order'
import { Island } from '../islands/island.tsx'

/** Where a document offers to pay an order: empty until the first script finds that this browser holds orders. */
export function UnpaidOrderPlace() {
  return <Island name="unpaid-order" of={UnpaidOrder} props={{}} wake="call" className="site-unpaid-order" />
}
