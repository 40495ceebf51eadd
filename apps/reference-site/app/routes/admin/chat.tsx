import { Chat } from '@shyrdak/react-store/widgets/chat'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { useEffect, useState } from 'react'
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/chat.ts'
import { accountMeta } from '#account/account-meta.ts'
import { chatTopic } from '#account/chat-topic.ts'
import { AccountFallback, AccountPage } from '#account/account-page.tsx'
import { ownClient } from '#account/own-client.ts'
import { ownPage } from '#account/own-page.ts'
import { messagesIn } from '#messages/messages-in.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Chat', hasFooter: false }

/**
 * Wholesale clients also need their own client record: only those approved by a manager may write, and
 * viewers may only read.
 */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  ownPage(request, ['alerts', 'chat'], {}, async ({ audience }) =>
    audience === 'wholesale' ? ownClient() : null,
  )

/** The topic leaves the address without another load. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('messages'))
}

export const HydrateFallback = AccountFallback

export default function ChatPage({ loaderData: client }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/account')
  const about = useTopic()
  return (
    <AccountPage title={t('messages')}>
      {client && client.status !== 'active' ? (
        <Alert tone="info" live="off" title={t(client.status === 'waiting' ? 'waits' : 'refused')} />
      ) : (
        <Chat about={about} isReadOnly={client?.employee_role === 'viewer'} />
      )}
    </AccountPage>
  )
}

/**
 * The topic that the page was opened with. It leaves the address, or a reload after the message was sent would
 * ask about it again.
 */
function useTopic(): string | undefined {
  const [query, setQuery] = useSearchParams()
  const [topic] = useState(() => chatTopic(query))
  const isInAddress = query.has('about')
  useEffect(() => {
    if (!isInAddress) return
    setQuery(
      (now) => {
        now.delete('about')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isInAddress, setQuery])
  return topic
}
