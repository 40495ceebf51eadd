import type { Issue, ManagedGoods } from '@shyrdak/sdk/contract'
import { describeError } from '@shyrdak/sdk/messages'
import { useState } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { useFirstWrong } from '../use-first-wrong.ts'
import { useSaving } from '../use-saving.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { goodsCalls, type GoodsKind } from './goods-kind.ts'
import type { Outcome } from './save-bar.tsx'

type Wrong = ReadonlyMap<string, Issue>
const NOTHING: Wrong = new Map()

interface Sending<Body> {
  /** What stands in the fields, as it is sent, or what is wrong with it by the keys of its fields. */
  typed: { body: Body; wrong: null } | { body: null; wrong: Wrong }
  call: (calls: ReturnType<typeof goodsCalls>, body: Body) => Promise<ManagedGoods>
  onSaved: (goods: ManagedGoods) => void
  /** Takes in what the store has by now, and says how much of it is news. */
  onStale: (goods: ManagedGoods) => string
  /** What the store refused, by the keys of the fields. */
  refused: (issues: readonly Issue[]) => Wrong
}

/** A part of a product's page at the desk, changed in its fields and saved all at once; what fails loses nothing typed. */
export function useSection(kind: GoodsKind, id: number, changes: number) {
  const { language } = usePageContext()
  const { isSaving, save } = useSaving()
  const [wrong, setWrong] = useState(NOTHING)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const [attempt, setAttempt] = useState(0)
  const ref = useFirstWrong<HTMLFormElement>(attempt)
  useUnsaved(changes > 0)

  function refuse(issues: Wrong) {
    setWrong(issues)
    setAttempt((before) => before + 1)
  }

  const clear = () => {
    setWrong(NOTHING)
    setOutcome({ kind: 'none' })
  }

  async function send<Body>({ typed, call, onSaved, onStale, refused }: Sending<Body>) {
    if (isSaving || changes === 0) return
    setOutcome({ kind: 'none' })
    if (typed.wrong) return refuse(typed.wrong)
    setWrong(NOTHING)
    const { answer, failure } = await save((desk) => call(goodsCalls(desk, kind), typed.body))
    if (answer) {
      onSaved(answer)
      setOutcome({ kind: 'saved' })
    } else if (failure.code === 'STALE') {
      const now = await save((desk) => goodsCalls(desk, kind).read({ params: { id } }))
      setOutcome(
        now.answer
          ? { kind: 'stale', text: onStale(now.answer) }
          : { kind: 'failed', text: describeError(now.failure.code, language) },
      )
    } else {
      if (failure.code === 'INVALID') refuse(refused(failure.issues))
      setOutcome({ kind: 'failed', text: describeError(failure.code, language) })
    }
  }

  return {
    ref,
    wrong,
    outcome,
    isSaving,
    send,
    clear,
    /** A field that is typed in is no longer wrong. */
    forgive: (key: string) => setWrong((now) => new Map([...now].filter(([one]) => one !== key))),
  }
}
