import type { ShyrdakError } from '@shyrdak/sdk'
import { useAlerts, type DeskSdk } from '@shyrdak/react-store'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSaving } from '../use-saving.ts'
import { recount } from '../use-waiting.ts'
import type { Moderated } from './moderated.ts'
import { useModerated } from './use-moderated.ts'
import { useFocusAfter } from './use-focus-after.ts'

type Desk = DeskSdk['management']

export interface ModerationCalls<Item extends Moderated> {
  read: (desk: Desk, id: number) => Promise<Item>
  approve: (desk: Desk, item: Item) => Promise<Item>
  reject: (desk: Desk, item: Item, reason: string) => Promise<Item>
  /** What is told when it is done. */
  approved: (item: Item) => string
  rejected: (item: Item) => string
}

/** How long an alert about a decision stays: it names somebody, and is to be read. */
const ALERT_TIME = 5_000

/** Decisions about the things of a list: one at a time, and what came of the last one. */
export function useModeration<Item extends Moderated>(items: readonly Item[], calls: ModerationCalls<Item>) {
  const { revalidate } = useRevalidator()
  const { raise } = useAlerts()
  const { isSaving, save } = useSaving()
  const focusAfter = useFocusAfter(items)
  const { shown, isModerated, keep } = useModerated(items)
  /** The one that is decided now, or was not decided in the end. */
  const [current, setCurrent] = useState<number | null>(null)
  const [failure, setFailure] = useState<ShyrdakError | null>(null)
  /** The one whose reason is being written. */
  const [rejecting, setRejecting] = useState<Item | null>(null)
  const [isReloaded, setReloaded] = useState(false)

  async function decide(item: Item, call: (desk: Desk) => Promise<Item>, said: (item: Item) => string) {
    if (isSaving) return
    setCurrent(item.id)
    setFailure(null)
    const done = await save(call)
    setFailure(done.failure)
    if (done.failure) return
    setCurrent(null)
    setRejecting(null)
    keep(done.answer)
    recount()
    await raise({ message: said(done.answer), tone: 'success', timeout: ALERT_TIME })
  }

  return {
    /** The list, with what was decided as it stands now. */
    shown,
    isModerated,
    isSaving,
    failure,
    current,
    rejecting,
    isReloaded,
    approve: (item: Item) => decide(item, (desk) => calls.approve(desk, item), calls.approved),
    reject: async (reason: string) => {
      if (rejecting) await decide(rejecting, (desk) => calls.reject(desk, rejecting, reason), calls.rejected)
    },
    startRejection(item: Item) {
      setRejecting(item)
      setCurrent(null)
      setFailure(null)
      setReloaded(false)
    },
    async cancelRefusal() {
      setRejecting(null)
      setCurrent(null)
      setFailure(null)
      // Whatever was read anew is older in the list.
      if (isReloaded) await revalidate()
    },
    /** Reads the one that is being refused once more, and leaves what was typed alone. */
    async refetch() {
      if (!rejecting) return
      const { id } = rejecting
      const read = await save((desk) => calls.read(desk, id))
      setFailure(read.failure)
      if (read.failure) return
      setRejecting(read.answer)
      setReloaded(true)
    },
    async reload(id: number) {
      setCurrent(null)
      setFailure(null)
      focusAfter(id)
      await revalidate()
    },
  }
}
