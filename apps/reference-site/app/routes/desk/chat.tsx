import type { Route } from './+types/chat.ts'
import { ManagedChatPage } from '#desk/chat/managed-chat.tsx'

export default function DeskChatPage({ params }: Route.ComponentProps) {
  return <ManagedChatPage id={Number(params.id)} />
}
