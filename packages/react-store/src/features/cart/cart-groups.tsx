import type { ReactNode } from 'react'
import type { CartLine, RetailCartEvent, RetailCartView } from '@shyrdak/state-machines/retail-cart'
import { groupsOf } from '@shyrdak/state-machines/retail-cart/rules'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Heading } from '../../parts/heading.tsx'
import { CartLineItem } from './cart-line-item.tsx'

interface CartGroupsProps {
  readonly cart: RetailCartView
  readonly send: (event: RetailCartEvent) => void
}

/** The lines. Special goods are ordered first, so their group comes first. */
export function CartGroups({ cart, send }: CartGroupsProps) {
  const { language } = useStore()
  const t = useMessages('cart')
  const { special, retail } = groupsOf(cart.lines)
  const render = (lines: readonly CartLine[]) => (
    <ul className="shyrdak-cart-lines">
      {lines.map((line) => (
        <CartLineItem
          key={line.key}
          line={line}
          note={cart.notes.get(line.key)}
          language={language}
          send={send}
        />
      ))}
    </ul>
  )
  if (special.length === 0) return render(retail)
  return (
    <>
      <CartGroup group="special" title={t('special')} note={t('specialNote')}>
        {render(special)}
      </CartGroup>
      {retail.length > 0 ? (
        <CartGroup group="retail" title={t('others')} note={t('othersNote')}>
          {render(retail)}
        </CartGroup>
      ) : null}
    </>
  )
}

interface CartGroupProps {
  readonly group: 'special' | 'retail'
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}

function CartGroup({ group, title, note, children }: CartGroupProps) {
  return (
    <section className="shyrdak-cart-group" data-group={group} aria-label={title}>
      <Heading below={1} className="shyrdak-cart-subtitle">
        {title}
      </Heading>
      <p className="shyrdak-cart-note">{note}</p>
      {children}
    </section>
  )
}
