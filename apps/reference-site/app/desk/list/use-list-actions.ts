import { useMutation } from '@tanstack/react-query'
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

interface Run<Row, N extends ListNamespace> {
  readonly action: ListAction<Row, N>
  readonly row: Row
}

/** Runs actions on the rows of a list, one at a time, and holds the last failure. */
export function useListActions<Row extends ListRow, N extends ListNamespace>({
  context,
  replace,
}: Options<Row, N>) {
  const call = useDeskCall()
  const recount = useRecount()
  const say = useAnnounce()
  /** The action that waits for its reason, form or answer. */
  const [asking, setAsking] = useState<Run<Row, N> | null>(null)

  async function run({ action, row }: Run<Row, N>, reason = ''): Promise<Row> {
    const answer = await action.run(call, row, reason)
    setAsking(null)
    await replace(answer)
    recount()
    say(action.done(answer, context))
    return answer
  }

  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: (started: Run<Row, N>) => run(started),
  })
  const isOf = ({ id }: Row) => variables?.row.id === id
  return {
    asking,
    isBusy: (row: Row) => isPending && isOf(row),
    /** The failure of the last action, shown next to its row. */
    failureOf: (row: Row) => (isOf(row) ? error : null),
    /** Runs an action, or first asks for what it needs. */
    start(started: Run<Row, N>) {
      if (isPending) return
      reset()
      if (asksFirst(started)) setAsking(started)
      else mutate(started)
    },
    /** Runs the action whose question was answered with yes. A failure is shown next to its row. */
    confirm(started: Run<Row, N>) {
      setAsking(null)
      mutate(started)
    },
    finish: run,
    /** Closes the dialog without running the action. */
    cancel: () => setAsking(null),
    reset,
  }
}

const asksFirst = <Row, N extends ListNamespace>({ action: { reason, question, form }, row }: Run<Row, N>) =>
  reason !== undefined || question !== undefined || form?.isNeeded(row) === true
