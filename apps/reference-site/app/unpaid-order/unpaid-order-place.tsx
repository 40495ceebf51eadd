import './unpaid-order.css'
import { UnpaidOrder } from '@shyrdak/react-store/widgets/unpaid-order'
import { Island } from '../islands/island.tsx'

/**
 * The placeholder for the offer to pay an order. It is empty until the first script finds stored orders in
 * this browser.
 */
export function UnpaidOrderPlace() {
  return <Island name="unpaid-order" of={UnpaidOrder} props={{}} wake="call" className="site-unpaid-order" />
}
