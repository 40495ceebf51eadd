import { useStore } from '@shyrdak/react-store'
import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { DeskSection } from './desk-menu.ts'

const NEWS = 'desk-waiting'

/** Says that less waits by now, or more. */
export const recount = (): boolean => dispatchEvent(new Event(NEWS))

/** How much waits for a manager in each list: asked for after the page is there, and again after every change. */
export function useWaiting(): Partial<Record<DeskSection, number>> {
  const store = useStore()
  const { state: leaving } = useNavigation()
  const { state: reading } = useRevalidator()
  const isSettled = leaving === 'idle' && reading === 'idle'
  const [waiting, setWaiting] = useState<Partial<Record<DeskSection, number>>>({})
  useEffect(() => {
    if (!isSettled) return
    let isShown = true
    async function count() {
      const { management } = await store.desk()
      const [applications, reviews] = await Promise.all([
        management.wholesaleApplications.list({ query: { status: 'waiting', per_page: 1 } }),
        management.reviews.list({ query: { state: 'pending', per_page: 1 } }),
      ])
      if (isShown) setWaiting({ applications: applications.total, reviews: reviews.total })
    }
    // The numbers are a hint beside the menu: the lists themselves say what went wrong.
    const countQuietly = () => void count().catch(() => {})
    countQuietly()
    addEventListener(NEWS, countQuietly)
    return () => {
      isShown = false
      removeEventListener(NEWS, countQuietly)
    }
  }, [isSettled, store])
  return waiting
}
