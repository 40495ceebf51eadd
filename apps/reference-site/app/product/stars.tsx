/** A rating from 0 to 5 as five stars; `label` is its text alternative. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span
      className="site-stars"
      role="img"
      aria-label={label}
      style={{ '--rating': rating } as React.CSSProperties /* custom properties are unknown to the type */}
    />
  )
}
