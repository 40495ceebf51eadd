import { messagesIn } from '#messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { formatSize, localized, notificationPath } from '@shyrdak/sdk/format'
import type { Route } from './+types/confirm.ts'
import { answerLink } from '#back-in-stock/answer-link.ts'
import { subscriptionMeta } from '#back-in-stock/subscription-meta.ts'
import { SubscriptionPage, SubscriptionProblem, SubscriptionWait } from '#back-in-stock/subscription-page.tsx'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Confirm Notification' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  answerLink(request, ({ confirm }, call) => confirm(call))

export function meta({ matches }: Route.MetaArgs) {
  return subscriptionMeta(matches, 'confirm')
}

export function HydrateFallback() {
  return <SubscriptionWait of="confirm" />
}

export default function ConfirmSubscription({ loaderData }: Route.ComponentProps) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/back-in-stock')
  if (loaderData.trouble !== null) return <SubscriptionProblem trouble={loaderData.trouble} />
  const { priceType, productId, slug, name, color, size } = loaderData.answer
  return (
    <SubscriptionPage of="confirm">
      <Alert tone="success" live="polite" title={t('confirmed')}>
        <p>
          {t('thing', {
            name: localized(name, language),
            color: localized(color, language),
            size: formatSize(size, language),
          })}
        </p>
      </Alert>
      <p>
        <Button href={`${prefix}${notificationPath(priceType, { productId, slug })}`}>
          {t('toProduct')}
        </Button>
      </p>
    </SubscriptionPage>
  )
}
