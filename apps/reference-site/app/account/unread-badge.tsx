import { useSyncExternalStore } from 'react'

/** Reads the number of unread messages, which document-scripts/unread-messages.ts writes to `<html>`. */
const unreadHere = (): number => Number(document.documentElement.dataset['unread'] ?? 0)

function subscribe(onChange: () => void): () => void {
  const watch = new MutationObserver(onChange)
  watch.observe(document.documentElement, { attributeFilter: ['data-unread'] })
  return () => watch.disconnect()
}

/** The number of unread messages from the store, next to a menu entry. */
export function UnreadBadge({ label }: { label: string }) {
  const unread = useSyncExternalStore(subscribe, unreadHere, () => 0)
  if (unread === 0) return null
  return (
    <span className="site-account-unread">
      <span className="shyrdak-hidden">{` ${label} `}</span>
      {unread > 99 ? '99+' : unread}
    </span>
  )
}
