import './wholesale.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { useStore } from '@shyrdak/react-store'
import type { WholesaleProfile } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import { useEffect, useState } from 'react'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { readNextSteps, type NextSteps as Steps } from './read-next-steps.ts'

/** What comes next for a wholesale client: open orders, what is to be paid, kits that run low, unread messages. */
export function NextSteps({ client }: { client: Pick<WholesaleProfile, 'employee_role'> }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/wholesale')
  const store = useStore()
  const [steps, setSteps] = useState<Steps | null>(null)
  const role = client.employee_role
  useEffect(() => {
    void readNextSteps(store, role).then(setSteps)
  }, [store, role])
  if (steps === null) return <Skeleton lines={3} />
  const { orders, due, low, unread } = steps
  const rows = [
    unread > 0 && { path: '/admin/chat', text: t('nextSteps.messages', { count: unread }), tone: 'saffron' },
    due && {
      path: '/admin/invoice/orders',
      text: t('nextSteps.due', { count: due.count }),
      about: formatMoney(due.sum, 'KGS', language),
      tone: 'madder',
    },
    orders > 0 && { path: '/admin/order-history', text: t('nextSteps.orders', { count: orders }) },
    ...low.map(({ name, left }) => ({
      path: '/admin/order-details',
      text: t('nextSteps.low', { name }),
      about: t('nextSteps.left', { count: left }),
      tone: 'saffron',
    })),
  ].filter((row) => row !== false && row !== null)
  return (
    <section className="site-next-steps" aria-labelledby="next-steps">
      <h2 id="next-steps">{t('nextSteps.title')}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.text}>
            <a href={prefix + row.path}>{row.text}</a>
            {'about' in row ? (
              <Badge tone={row.tone === 'madder' ? 'madder' : 'saffron'}>{row.about}</Badge>
            ) : null}
          </li>
        ))}
        <li>
          <a href={`${prefix}/admin/price-list`}>
            {rows.length === 0 ? t('nextSteps.orderFirst') : t('nextSteps.orderMore')}
          </a>
        </li>
      </ul>
    </section>
  )
}
