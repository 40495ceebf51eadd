import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { Route } from './+types/notification-cancel.ts'
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

export const handle: PageHandle = { kind: 'browser', name: 'Cancel Notification' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  answerLink(request, ({ cancel }, call) => cancel(call))

export function meta({ matches }: Route.MetaArgs) {
  return notificationMeta(matches, 'cancel')
}

export function HydrateFallback() {
  return <NotificationWait of="cancel" />
}

export default function CancelNotification({ loaderData: { trouble } }: Route.ComponentProps) {
  const { language, prefix } = usePageVisit()
  const words = notificationWords[language]
  if (trouble !== null) return <NotificationTrouble of="cancel" trouble={trouble} />
  return (
    <NotificationPage of="cancel">
      <Alert tone="success" live="polite" title={words.canceled} />
      <p>
        <Button href={`${prefix}/`}>{words.toStore}</Button>
      </p>
    </NotificationPage>
  )
}
