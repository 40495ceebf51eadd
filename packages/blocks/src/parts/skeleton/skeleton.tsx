export interface SkeletonProps {
  /** `lines` of text, an `image`, or a `tile` like a product card. */
  shape?: 'lines' | 'image' | 'tile' | undefined
  /** Number of lines. */
  lines?: number | undefined
}

/**
 * A placeholder for loading content. Hidden from screen readers; use a Spinner to announce that content is loading.
 */
export function Skeleton({ shape = 'lines', lines = 3 }: SkeletonProps) {
  return (
    <span className="shyrdak-skeleton" data-shape={shape} aria-hidden="true">
      {shape === 'lines' ? null : <span className="shyrdak-skeleton-image" />}
      {shape === 'image'
        ? null
        : Array.from({ length: shape === 'tile' ? 2 : lines }, (_, line) => (
            <span className="shyrdak-skeleton-line" key={line} />
          ))}
    </span>
  )
}
