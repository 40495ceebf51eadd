import { useState } from 'react'
import { useDeskCall } from '../desk-call.ts'
import { useAnnounce } from '../use-announce.ts'
import { useRecount } from '../use-waiting.ts'
import type { ListAction } from './list-action.ts'
import type { ListContext, ListNamespace } from './list-context.ts'
import type { ListRow } from './list-definition.ts'

interface Options<Row, N extends ListNamespace> {
  context: ListContext<N>
  /** Replaces the row in the list. */
  replace: (row: Row) => Promise<void>
}

export interface ListRun<Row, N extends ListNamespace> {
  readonly action: ListAction<Row, N>
  readonly row: Row
}

/** An action that waits for its reason, form or answer. */
interface Asking<Row, N extends ListNamespace> extends ListRun<Row, N> {
  /** Runs the action whose question was answered with yes. A failure is shown in its row. */
  readonly onSure: () => void
}

/** Runs actions on the rows of a list, and asks for what they need first. */
export function useListActions<Row extends ListRow, N extends ListNamespace>({
  context,
  replace,
}: Options<Row, N>) {
  const call = useDeskCall()
  const recount = useRecount()
  const say = useAnnounce()
  const [asking, setAsking] = useState<Asking<Row, N> | null>(null)
  const close = () => setAsking(null)
  return {
    asking,
    ask: setAsking,
    /** Closes the dialog. */
    close,
    /** Runs an action. Its dialog stays open if it fails. */
    async run({ action, row }: ListRun<Row, N>, reason = ''): Promise<Row> {
      const answer = await action.run(call, row, reason)
      setAsking((now) => (now?.row.id === row.id ? null : now))
      await replace(answer)
      recount()
      say(action.done(answer, context))
      return answer
    },
  }
}

export const asksFirst = <Row, N extends ListNamespace>({
  action: { reason, question, form },
  row,
}: ListRun<Row, N>): boolean => reason !== undefined || question !== undefined || form?.isNeeded(row) === true
