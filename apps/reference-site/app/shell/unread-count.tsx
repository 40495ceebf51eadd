/**
 * The number of unread messages from the store. A script fetches and fills it in without React; it stays
 * hidden until then. React renders it once and does not update it.
 */
export function UnreadCount({ label, className }: { label: string; className: string }) {
  return (
    <span
      className={className}
      data-unread-count=""
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: `<span class="shyrdak-hidden">${label} </span><span data-count></span>`,
      }}
    />
  )
}
