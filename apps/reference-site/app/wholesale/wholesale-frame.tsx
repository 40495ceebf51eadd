import '@shyrdak/react-store/wholesale.css'
import './wholesale.css'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { useWholesaleCart } from '@shyrdak/react-store'
import type { WholesaleProfile } from '@shyrdak/sdk/contract'
import { formatSom } from '@shyrdak/sdk/format'
import { useEffect, type ReactNode } from 'react'
import { AccountPage } from '../account/account-page.tsx'
import { HEADER_EVENT } from '../document-scripts/page-events.ts'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { ClientPrintHead } from './client-print-head.tsx'
import { mayOrder } from './may-order.ts'

interface Props {
  title: string
  client: WholesaleProfile
  /** Whether this is the cart page, which needs no link to the cart. */
  isCart?: boolean
  /** A link back, above the title. */
  before?: ReactNode
  children: ReactNode
}

/** The frame of a wholesale page: that of the account, with a link to the cart for those who may order. */
export function WholesaleFrame({ title, client, isCart = false, before, children }: Props) {
  return (
    <AccountPage
      title={title}
      before={
        <>
          <ClientPrintHead client={client} />
          {before}
        </>
      }
      beside={isCart || !mayOrder(client) ? null : <CartLink />}
    >
      <HeaderCount />
      {children}
    </AccountPage>
  )
}

/** Refreshes the header's count, which is read from storage, when the cart changes. */
function HeaderCount() {
  const { view: cart } = useWholesaleCart()
  const count = cart?.count
  useEffect(() => {
    // The cart is stored in a microtask.
    if (count !== undefined) setTimeout(() => dispatchEvent(new CustomEvent(HEADER_EVENT)))
  }, [count])
  return null
}

function CartLink() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/wholesale')
  const { view: cart } = useWholesaleCart()
  const count = cart?.count ?? 0
  return (
    <a className="site-wholesale-basket" href={`${prefix}/admin/basket`}>
      <Icon name="cart" />
      <span>{count > 0 ? t('basketWith', { count }) : t('basketEmpty')}</span>
      {cart && count > 0 ? <strong>{formatSom(cart.sum)}</strong> : null}
    </a>
  )
}
