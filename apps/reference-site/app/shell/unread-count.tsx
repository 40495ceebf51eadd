/**
 * How many messages of the store are unread: filled without React by whoever asks for it, and hidden until then. React
 * writes it once and leaves it alone.
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
