import type { ShyrdakError } from '@shyrdak/sdk'
import { useAlerts, type DeskSdk } from '@shyrdak/react-store'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSaving } from '../use-saving.ts'
import { countAnew } from '../use-waiting.ts'
import { useDecided } from './use-decided.ts'
import { useFocusAfter } from './use-focus-after.ts'

type Desk = DeskSdk['management']

/** Something that waits for a yes or a no, as the manager read it. */
export interface Decidable {
  readonly id: number
  readonly revision: number
}

export interface DecisionCalls<Item extends Decidable> {
  read: (desk: Desk, id: number) => Promise<Item>
  accept: (desk: Desk, item: Item) => Promise<Item>
  refuse: (desk: Desk, item: Item, reason: string) => Promise<Item>
  /** What is told when it is done. */
  accepted: (item: Item) => string
  refused: (item: Item) => string
}

/** How long an alert about a decision stays: it names somebody, and is to be read. */
const ALERT_TIME = 5_000

/** Decisions about the things of a list: one at a time, and what came of the last one. */
export function useDecisions<Item extends Decidable>(items: readonly Item[], calls: DecisionCalls<Item>) {
  const { revalidate } = useRevalidator()
  const { raise } = useAlerts()
  const { isSaving, save } = useSaving()
  const focusAfter = useFocusAfter(items)
  const { shown, isDecided, keep } = useDecided(items)
  /** The one that is decided now, or was not decided in the end. */
  const [current, setCurrent] = useState<number | null>(null)
  const [failure, setFailure] = useState<ShyrdakError | null>(null)
  /** The one whose reason is being written. */
  const [refusing, setRefusing] = useState<Item | null>(null)
  const [isAnew, setAnew] = useState(false)

  async function decide(item: Item, call: (desk: Desk) => Promise<Item>, said: (item: Item) => string) {
    if (isSaving) return
    setCurrent(item.id)
    setFailure(null)
    const done = await save(call)
    setFailure(done.failure)
    if (done.failure) return
    setCurrent(null)
    setRefusing(null)
    keep(done.answer)
    countAnew()
    await raise({ message: said(done.answer), tone: 'success', timeout: ALERT_TIME })
  }

  return {
    /** The list, with what was decided as it stands now. */
    shown,
    isDecided,
    isSaving,
    failure,
    current,
    refusing,
    isAnew,
    accept: (item: Item) => decide(item, (desk) => calls.accept(desk, item), calls.accepted),
    refuse: async (reason: string) => {
      if (refusing) await decide(refusing, (desk) => calls.refuse(desk, refusing, reason), calls.refused)
    },
    startRefusal(item: Item) {
      setRefusing(item)
      setCurrent(null)
      setFailure(null)
      setAnew(false)
    },
    async cancelRefusal() {
      setRefusing(null)
      setCurrent(null)
      setFailure(null)
      // Whatever was read anew is older in the list.
      if (isAnew) await revalidate()
    },
    /** Reads the one that is being refused once more, and leaves what was typed alone. */
    async readAnew() {
      if (!refusing) return
      const { id } = refusing
      const read = await save((desk) => calls.read(desk, id))
      setFailure(read.failure)
      if (read.failure) return
      setRefusing(read.answer)
      setAnew(true)
    },
    async loadAnew(id: number) {
      setCurrent(null)
      setFailure(null)
      focusAfter(id)
      await revalidate()
    },
  }
}
