import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { formatDateTime, formatSom } from '@shyrdak/sdk/format'
import { useRef } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import type { UnpaidOrder as UnpaidOrderOfDevice } from './find-unpaid-order.ts'
import { useUnpaidOrder, type UnpaidOrderHook } from './use-unpaid-order.ts'

/** Offers to pay an order that was placed on this device and can still be paid. */
export function UnpaidOrder() {
  const { order, hide } = useUnpaidOrder()
  const root = useRef<HTMLDivElement>(null)
  return (
    // A live region must be rendered before its content.
    <div className="shyrdak-unpaid-order" role="status" ref={root} tabIndex={-1}>
      {order ? (
        <Offer
          order={order}
          hide={() => {
            // Its button disappears.
            root.current?.focus({ preventScroll: true })
            hide()
          }}
        />
      ) : null}
    </div>
  )
}

function Offer({ order, hide }: Pick<UnpaidOrderHook, 'hide'> & { readonly order: UnpaidOrderOfDevice }) {
  const { language, ports } = useStore()
  const t = useMessages('orders')
  const { order_number, total, held_until, href } = order
  const isHeld = held_until !== null && Date.parse(held_until) > ports.now()
  return (
    <Alert
      live="off"
      title={t('waitingTitle', { number: order_number })}
      closeLabel={t('hide')}
      onClose={hide}
    >
      <div className="shyrdak-unpaid-order-offer">
        <p>
          <UnbrokenName
            text={isHeld ? t('heldUntil', { when: formatDateTime(held_until, language) }) : t('waitingText')}
          />
        </p>
        <Button size="small" href={href}>
          {t('pay', { sum: formatSom(total) })}
        </Button>
      </div>
    </Alert>
  )
}
