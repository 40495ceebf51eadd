import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { useStore, type StorePorts } from '@shyrdak/react-store'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { createContext, useRef, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'

interface Guard {
  /** Asks before a navigation until the returned function is called. */
  readonly hold: () => () => void
  /** Navigates without a question, since what was typed is stored or deleted. */
  readonly pass: (go: () => Promise<void> | void) => Promise<void>
  /** The id of the manager who opened the page. */
  readonly manager: string | null
  /** Whether the session with which the page was opened is over, so that the login is about to open. */
  readonly hasSessionEnded: () => boolean
}

function endOf(storage: StorePorts['storage']): Guard['hasSessionEnded'] {
  const token = storage.get(STORAGE_KEYS.token)
  return () => storage.get(STORAGE_KEYS.token) !== token
}

export const LeaveGuardContext = createContext<Guard | null>(null)

/**
 * Asks before a navigation within the document loses unsaved input. There is one for all forms of a page,
 * since a router has only one blocker.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/form')
  const isPassing = useRef(false)
  const holders = useRef(new Set<symbol>())
  const { storage } = useStore().ports
  const [guard] = useState<Guard>(() => ({
    manager: storage.get(STORAGE_KEYS.userId),
    hasSessionEnded: endOf(storage),
    hold() {
      const holder = Symbol('unsaved input')
      holders.current.add(holder)
      return () => void holders.current.delete(holder)
    },
    async pass(go) {
      isPassing.current = true
      try {
        await go()
      } finally {
        isPassing.current = false
      }
    },
  }))
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      holders.current.size > 0 &&
      !isPassing.current &&
      (from.pathname !== to.pathname || from.search !== to.search),
  )
  return (
    <LeaveGuardContext value={guard}>
      {children}
      <Dialog
        open={state === 'blocked'}
        onOpenChange={() => reset?.()}
        size="small"
        title={t('leaveAsk')}
        description={t('leaveText')}
        closeLabel={t('close')}
        actions={
          <>
            <Button tone="danger" onClick={() => proceed?.()}>
              {t('leaveYes')}
            </Button>
            <Button tone="quiet" onClick={() => reset?.()}>
              {t('leaveNo')}
            </Button>
          </>
        }
      />
    </LeaveGuardContext>
  )
}
