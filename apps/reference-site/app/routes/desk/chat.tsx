import type { Route } from './+types/chat.ts'
import { ManagedChatPage } from '../../desk/chat/managed-chat.tsx'
import { deskMeta } from '../../desk/desk-meta.ts'

export const meta = deskMeta((t) => t('sections.chat'))

export default function DeskChatPage({ params }: Route.ComponentProps) {
  return <ManagedChatPage id={Number(params.id)} />
}
