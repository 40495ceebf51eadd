import type { Route } from './+types/unsubscribe.ts'
import { UnsubscribePage } from '#mailing/unsubscribe-page.tsx'
import { messagesIn } from '#messages/messages-in.ts'
import type { PageHandle } from '#page/kind.ts'
import { pageContextIn, pageMeta } from '#page/page-meta.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Unsubscribe' }

export const loader = ({ request }: Route.LoaderArgs) => ({
  secret: new URL(request.url).searchParams.get('k') ?? '',
})

export function meta({ matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/mailing')
  return [
    ...pageMeta(pageContext, { title: t('title'), description: t('lead'), hidden: true }),
    // The URL contains a secret.
    { name: 'referrer', content: 'origin' },
  ]
}

export default function Unsubscribe({ loaderData: { secret } }: Route.ComponentProps) {
  return <UnsubscribePage secret={secret} />
}
