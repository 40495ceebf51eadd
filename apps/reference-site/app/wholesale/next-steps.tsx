import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { useStore } from '@shyrdak/react-store'
import type { WholesaleProfile } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import { useEffect, useState } from 'react'
import { NextStepsList, type NextStep } from '../account/next-steps-list.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { mayOrder } from './may-order.ts'
import { readNextSteps, type NextSteps as Steps } from './read-next-steps.ts'

/** The next steps of a wholesale client: open orders, amounts due, kits that run low, unread messages. */
export function NextSteps({ client }: { client: Pick<WholesaleProfile, 'employee_role'> }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/wholesale')
  const store = useStore()
  const [steps, setSteps] = useState<Steps | null>(null)
  const role = client.employee_role
  useEffect(() => {
    void readNextSteps(store, role).then(setSteps)
  }, [store, role])
  if (steps === null) return <Skeleton lines={3} />
  const { orders, due, low, unread } = steps
  const open: NextStep[] = [
    ...(unread > 0
      ? [{ icon: 'mail' as const, href: '/admin/chat', title: t('nextSteps.messages', { count: unread }) }]
      : []),
    ...(due
      ? [
          {
            icon: 'info' as const,
            href: '/admin/invoice/orders',
            title: t('nextSteps.due', { count: due.count }),
            amount: formatMoney(due.sum, 'KGS', language),
          },
        ]
      : []),
    ...(orders > 0
      ? [
          {
            icon: 'truck' as const,
            href: '/admin/order-history',
            title: t('nextSteps.orders', { count: orders }),
          },
        ]
      : []),
    ...low.map(({ name, left }) => ({
      icon: 'warning' as const,
      href: '/admin/order-details',
      title: t('nextSteps.low', { name }),
      text: t('nextSteps.left', { count: left }),
    })),
  ]
  const more = {
    icon: 'cart' as const,
    href: '/admin/price-list',
    title: t(
      !mayOrder(client)
        ? 'nextSteps.seePrices'
        : open.length === 0
          ? 'nextSteps.orderFirst'
          : 'nextSteps.orderMore',
    ),
  }
  return <NextStepsList title={t('nextSteps.title')} steps={[...open, more]} />
}
