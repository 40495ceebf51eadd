import type { OrderKind } from '@shyrdak/sdk/contract'
import { usePageVisit } from '../page/use-visit.ts'
import { accountPageWords } from './account-words.ts'
import { ORDER_HISTORIES } from './order-history-path.ts'

const KINDS = ['retail', 'special'] as const

/** From the history of one kind of order to that of the other, whatever the menu of the language holds. */
export function OrderKinds({ kind }: { kind: OrderKind }) {
  const { language, prefix } = usePageVisit()
  const words = accountPageWords[language]
  return (
    <nav className="site-account-kinds" aria-label={words.orderKinds}>
      {KINDS.map((one) => (
        <a key={one} href={prefix + ORDER_HISTORIES[one]} aria-current={one === kind ? 'page' : undefined}>
          {words.ordersOf[one]}
        </a>
      ))}
    </nav>
  )
}
