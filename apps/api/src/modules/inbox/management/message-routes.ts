import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import type { InboxTable } from '../inbox-row.ts'
import { dismissMessage, reopenMessage, type SettledMessage } from '../settle-message.ts'

interface MessageCall {
  params: { id: number }
  query: { revision: number }
  principal: SessionPrincipal
}

type Read<Shown> = (context: AppContext, id: number) => Promise<Shown>

/** Returns a handler that settles a message and responds with its new state. */
export const settled =
  <Shown, Body>(
    read: Read<Shown>,
    settle: (context: AppContext, settling: SettledMessage, body: Body) => Promise<void>,
  ) =>
  async ({ params, query, principal, body }: MessageCall & { body: Body }, context: AppContext) => {
    await settle(context, { ...params, ...query, by: principal }, body)
    return read(context, params.id)
  }

interface Kind<Shown> {
  table: InboxTable
  read: Read<Shown>
  answer: (context: AppContext, settling: SettledMessage, answer: string) => Promise<void>
}

/** The management handlers for a kind of message. */
export const messageRoutes = <Shown>({ table, read, answer }: Kind<Shown>) => ({
  read: ({ params }: Pick<MessageCall, 'params'>, context: AppContext) => read(context, params.id),
  answer: settled(read, (context, settling, body: { answer: string }) =>
    answer(context, settling, body.answer),
  ),
  dismiss: settled(read, (context, settling, _: unknown) => dismissMessage(context, table, settling)),
  reopen: settled(read, (context, settling, _: unknown) => reopenMessage(context, table, settling)),
})
