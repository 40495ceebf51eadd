import { formatSom } from '@shyrdak/sdk/format'
import type { Translate } from '@shyrdak/sdk/messages'
import { NextStepsList, type NextStep } from '../account/next-steps-list.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import type { Texts } from '../messages/texts.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { INVOICE_ORDERS } from '../wholesale-documents/document-paths.ts'
import type { NextSteps as Steps } from './read-next-steps.ts'

type T = Translate<Texts['site/wholesale']>

/** The next steps of a wholesale client: open orders, amounts due, kits that run low, unread messages. */
export function NextSteps({ steps }: { steps: Steps }) {
  const t = messagesIn(usePageContext().language, 'site/wholesale')
  const open = [
    ...messageSteps(steps, t),
    ...dueSteps(steps, t),
    ...orderSteps(steps, t),
    ...lowKitSteps(steps, t),
  ]
  const more: NextStep = {
    icon: 'cart',
    href: '/admin/price-list',
    title: t(
      !steps.mayOrder
        ? 'nextSteps.seePrices'
        : open.length === 0
          ? 'nextSteps.orderFirst'
          : 'nextSteps.orderMore',
    ),
  }
  return <NextStepsList title={t('nextSteps.title')} steps={[...open, more]} />
}

const messageSteps = ({ unread }: Steps, t: T): readonly NextStep[] =>
  unread === 0
    ? []
    : [{ icon: 'mail', href: '/admin/chat', title: t('nextSteps.messages', { count: unread }) }]

function dueSteps({ due }: Steps, t: T): readonly NextStep[] {
  if (due === 'unknown')
    return [
      {
        icon: 'warning',
        href: INVOICE_ORDERS,
        title: t('nextSteps.dueUnknown'),
        text: t('nextSteps.dueUnknownText'),
      },
    ]
  if (due === null || due.count === 0) return []
  return [
    {
      icon: 'info',
      href: INVOICE_ORDERS,
      title: t('nextSteps.due', { count: due.count }),
      amount: formatSom(due.sum),
    },
  ]
}

const orderSteps = ({ orders }: Steps, t: T): readonly NextStep[] =>
  orders === 0
    ? []
    : [{ icon: 'truck', href: '/admin/order-history', title: t('nextSteps.orders', { count: orders }) }]

const lowKitSteps = ({ low }: Steps, t: T): readonly NextStep[] =>
  low.map(({ name, left }) => ({
    icon: 'warning',
    href: '/admin/order-details',
    title: t('nextSteps.low', { name }),
    text: t('nextSteps.left', { count: left }),
  }))
