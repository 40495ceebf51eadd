import type { IconName } from '@shyrdak/blocks/parts/icon'
import type { CraftsmanProfile } from '@shyrdak/sdk/contract'
import { NextStepsList, type NextStep } from '../account/next-steps-list.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { CRAFTSMAN_PATHS } from './craftsman-paths.ts'
import { missingParts } from './missing-parts.ts'

interface Props {
  person: CraftsmanProfile
  /** The number of open tasks of each kind. */
  next: { orders: number; reviews: number; proposals: number; messages: number }
}

/** The craftsman's next steps: orders to process, reviews to answer, and missing parts of the public page. */
export function NextSteps({ person: { profile, publication }, next }: Props) {
  const t = messagesIn(usePageContext().language, 'site/craftsman')
  const missing = missingParts(profile)
  /** Builds the step for a kind of task; null when there are none. */
  const todo = (name: keyof Props['next'], icon: IconName, href: string): NextStep | null =>
    next[name] > 0
      ? { icon, href, title: t(`next.${name}`, { count: next[name] }), text: t(`next.${name}Text`) }
      : null
  const { orders, reviews, goods, company } = CRAFTSMAN_PATHS
  const steps = [
    publication.state === 'returned'
      ? { icon: 'pin' as const, href: company, title: t('next.returned'), text: publication.note }
      : null,
    todo('orders', 'truck', orders),
    todo('messages', 'mail', '#messages'),
    todo('reviews', 'mail', reviews),
    todo('proposals', 'pin', goods),
    missing.length > 0
      ? {
          icon: 'plus' as const,
          href: company,
          title: t('next.page'),
          text: missing.map((part) => t(`missing.${part}`)).join(', '),
        }
      : null,
  ].filter((step) => step !== null)
  return <NextStepsList title={t('next.title')} steps={steps} nothing={t('next.nothing')} />
}
