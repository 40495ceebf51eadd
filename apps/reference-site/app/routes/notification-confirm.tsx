import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { formatSize, localized } from '@shyrdak/sdk/words'
import type { Route } from './+types/notification-confirm.ts'
import { answerLink } from '../notifications/answer-link.ts'
import { notificationMeta } from '../notifications/notification-meta.ts'
import {
  NotificationPage,
  NotificationTrouble,
  NotificationWait,
} from '../notifications/notification-page.tsx'
import { notificationWords } from '../notifications/notification-words.ts'
import type { PageHandle } from '../page/kind.ts'
import { usePageVisit } from '../page/use-visit.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Confirm Notification' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  answerLink(request, ({ confirm }, call) => confirm(call))

export function meta({ matches }: Route.MetaArgs) {
  return notificationMeta(matches, 'confirm')
}

export function HydrateFallback() {
  return <NotificationWait of="confirm" />
}

const PAGES = { retail: 'product', special: 'special-product' } as const

export default function ConfirmNotification({ loaderData }: Route.ComponentProps) {
  const { language, prefix } = usePageVisit()
  const words = notificationWords[language]
  if (loaderData.trouble !== null) return <NotificationTrouble of="confirm" trouble={loaderData.trouble} />
  const { priceType, slug, name, color, size } = loaderData.answer
  return (
    <NotificationPage of="confirm">
      <Alert tone="success" live="polite" title={words.confirmed}>
        <p>
          {words.thing(localized(name, language), localized(color, language), formatSize(size, language))}
        </p>
      </Alert>
      <p>
        <Button href={`${prefix}/${PAGES[priceType]}/${slug}`}>{words.toProduct}</Button>
      </p>
    </NotificationPage>
  )
}
