import { messagesIn } from '../messages/messages-in.ts'
import type { OrderKind } from '@shyrdak/sdk/contract'
import { usePageContext } from '../page/use-page-context.ts'
import { ORDER_HISTORIES } from './order-history-path.ts'

const KINDS = ['retail', 'special'] as const

/** Switches between the histories of both kinds of order. The account menu of some languages lacks one. */
export function OrderKinds({ kind }: { kind: OrderKind }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/account')
  return (
    <nav className="site-account-kinds" aria-label={t('orderKinds')}>
      {KINDS.map((one) => (
        <a key={one} href={prefix + ORDER_HISTORIES[one]} aria-current={one === kind ? 'page' : undefined}>
          {t(`ordersOf.${one}`)}
        </a>
      ))}
    </nav>
  )
}
