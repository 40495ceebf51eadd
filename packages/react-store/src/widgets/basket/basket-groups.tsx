import type { ReactNode } from 'react'
import type { CartLine, RetailCartEvent } from '@shyrdak/state-machines/retail-cart'
import { groupsOf } from '@shyrdak/state-machines/retail-cart/rules'
import type { RetailCartView } from '../../journeys/retail-cart-view.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { BasketLine } from './basket-line.tsx'

interface BasketGroupsProps {
  readonly cart: RetailCartView
  readonly send: (event: RetailCartEvent) => Promise<void>
}

/** The lines. Special goods are a group of their own, which is bought first and so stands first. */
export function BasketGroups({ cart, send }: BasketGroupsProps) {
  const { language } = useStore()
  const words = useWords('basket')
  const { special, retail } = groupsOf(cart.lines)
  const draw = (lines: readonly CartLine[]) => (
    <ul className="shyrdak-basket-lines">
      {lines.map((line) => (
        <BasketLine
          key={line.key}
          line={line}
          note={cart.notes.get(line.key)}
          language={language}
          send={send}
        />
      ))}
    </ul>
  )
  if (special.length === 0) return draw(retail)
  return (
    <>
      <BasketGroup group="special" title={words.special} note={words.specialNote}>
        {draw(special)}
      </BasketGroup>
      {retail.length > 0 ? (
        <BasketGroup group="retail" title={words.others} note={words.othersNote}>
          {draw(retail)}
        </BasketGroup>
      ) : null}
    </>
  )
}

interface BasketGroupProps {
  readonly group: 'special' | 'retail'
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}

function BasketGroup({ group, title, note, children }: BasketGroupProps) {
  return (
    <section className="shyrdak-basket-group" data-group={group} aria-label={title}>
      <h2 className="shyrdak-basket-subtitle">{title}</h2>
      <p className="shyrdak-basket-note">{note}</p>
      {children}
    </section>
  )
}
