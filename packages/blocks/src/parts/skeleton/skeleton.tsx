export interface SkeletonProps {
  /** `lines` of text, a `image` of the shop's proportions, or a `tile` like a product card. */
  shape?: 'lines' | 'picture' | 'tile' | undefined
  /** How many lines. */
  lines?: number | undefined
}

/** The place of something that is still on its way. It says nothing: whoever waits is told by a Spinner. */
export function Skeleton({ shape = 'lines', lines = 3 }: SkeletonProps) {
  return (
    <span className="shyrdak-skeleton" data-shape={shape} aria-hidden="true">
      {shape === 'lines' ? null : <span className="shyrdak-skeleton-image" />}
      {shape === 'picture'
        ? null
        : Array.from({ length: shape === 'tile' ? 2 : lines }, (_, line) => (
            <span className="shyrdak-skeleton-line" key={line} />
          ))}
    </span>
  )
}
