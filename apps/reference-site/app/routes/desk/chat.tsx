import type { Route } from './+types/chat.ts'
import { ManagedChatPage } from '../../desk/chat/managed-chat.tsx'
import { deskListMeta } from '../../desk/desk-meta.ts'

export const meta = deskListMeta('chat')

export default function DeskChatPage({ params }: Route.ComponentProps) {
  return <ManagedChatPage id={Number(params.id)} />
}
