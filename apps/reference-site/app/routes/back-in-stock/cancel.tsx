import { messagesIn } from '#messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { Route } from './+types/cancel.ts'
import { answerLink } from '#back-in-stock/answer-link.ts'
import { subscriptionMeta } from '#back-in-stock/subscription-meta.ts'
import { SubscriptionPage, SubscriptionProblem, SubscriptionWait } from '#back-in-stock/subscription-page.tsx'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Cancel Notification' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  answerLink(request, ({ cancel }, call) => cancel(call))

export function meta({ matches }: Route.MetaArgs) {
  return subscriptionMeta(matches, 'cancel')
}

export function HydrateFallback() {
  return <SubscriptionWait of="cancel" />
}

export default function CancelSubscription({ loaderData: { trouble } }: Route.ComponentProps) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/back-in-stock')
  if (trouble !== null) return <SubscriptionProblem trouble={trouble} />
  return (
    <SubscriptionPage of="cancel">
      <Alert tone="success" live="polite" title={t('canceled')} />
      <p>
        <Button href={`${prefix}/`}>{t('toStore')}</Button>
      </p>
    </SubscriptionPage>
  )
}
