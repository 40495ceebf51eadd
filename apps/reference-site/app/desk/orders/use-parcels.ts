import type { Issue, ManagedOrder } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { useState } from 'react'
import { useSaving } from '../use-saving.ts'
import { useUnsaved } from '../use-unsaved.ts'
import {
  changedLines,
  sameForAll,
  trackingToSend,
  typeTracking,
  wrongTracking,
  type TrackingForm,
} from './tracking-form.ts'

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()

/** The numbers of parcels that are being typed: saved by themselves, or before the order moves on. */
export function useParcels({ id, items }: ManagedOrder, onChange: (order: ManagedOrder) => void) {
  const { isSaving, save } = useSaving()
  const [typed, setTyped] = useState<TrackingForm>(NOTHING)
  const [wrong, setWrong] = useState<ReadonlyMap<string, Issue>>(NOTHING)
  const [failure, setFailure] = useState<FailureCode | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isChanged = changedLines(typed, items).length > 0
  useUnsaved(isChanged)

  function refuse(issues: ReadonlyMap<string, Issue>) {
    setWrong(issues)
    setAttempt((before) => before + 1)
  }

  return {
    typed,
    wrong,
    /** Counts what was refused: each time the first wrong number gets the focus. */
    attempt,
    failure,
    isSaving,
    isSaved: isSaved && !isChanged,
    isChanged,
    type(key: string, number: string) {
      setSaved(false)
      setTyped((now) => typeTracking(now, key, number))
      setWrong((now) => new Map([...now].filter(([one]) => one !== key)))
    },
    typeForAll: (number: string) => setTyped((now) => sameForAll(now, items, number)),
    /** Whether the numbers can be sent; a wrong one gets the focus. */
    check(): boolean {
      const typedWrong = isChanged ? trackingToSend(typed, items).wrong : null
      setFailure(null)
      if (typedWrong) refuse(typedWrong)
      else setWrong(NOTHING)
      return typedWrong === null
    },
    /** Whether the store has every number now. */
    async send(): Promise<boolean> {
      if (!isChanged) return true
      const { body } = trackingToSend(typed, items)
      if (!body) return false
      const { answer, failure: refused } = await save(({ orders }) => orders.track({ params: { id }, body }))
      if (answer) {
        setTyped(NOTHING)
        setSaved(true)
        onChange(answer)
        return true
      }
      setFailure(refused.code)
      if (refused.issues.length > 0) refuse(wrongTracking(typed, items, refused.issues))
      return false
    },
  }
}

export type Parcels = ReturnType<typeof useParcels>
