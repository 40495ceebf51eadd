import { useSyncExternalStore } from 'react'

/** What the page knows of unread messages: it is written on `<html>` by whoever asks. */
const unreadHere = (): number => Number(document.documentElement.dataset['unread'] ?? 0)

function subscribe(onChange: () => void): () => void {
  const watch = new MutationObserver(onChange)
  watch.observe(document.documentElement, { attributeFilter: ['data-unread'] })
  return () => watch.disconnect()
}

/** How many messages of the store are unread, beside the entry of a menu. */
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
