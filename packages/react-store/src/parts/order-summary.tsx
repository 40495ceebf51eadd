import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'

export interface OrderSummaryProps {
  readonly title: string
  /** Content between the title and the sums, such as the lines. */
  readonly lines?: ReactNode
  readonly sums: readonly { readonly of: string; readonly amount: ReactNode }[]
  readonly total: { readonly of: string; readonly amount: ReactNode }
  readonly note: ReactNode
  /** The actions below the sums. */
  readonly children?: ReactNode
}

/** The summary beside the cart and the checkout steps. */
export function OrderSummary({ title, lines, sums, total, note, children }: OrderSummaryProps) {
  return (
    <aside className="shyrdak-order-summary" aria-label={title}>
      <Heading below={1} className="shyrdak-order-summary-title">
        {title}
      </Heading>
      {lines}
      <dl className="shyrdak-order-summary-sums">
        {sums.map(({ of, amount }) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="shyrdak-order-summary-total">
          <dt>{total.of}</dt>
          <dd>{total.amount}</dd>
        </div>
      </dl>
      <p className="shyrdak-order-summary-note">{note}</p>
      {children}
    </aside>
  )
}
