/** Longer compounds do not fit into a product column on a small phone. */
const MAX_LETTERS = 16

/**
 * Text whose hyphenated compounds stay on one line, such as «Ак-Кула», At-Bashy, or those of a Kyrgyz date
 * (2026-жылдын 22-ноябры): browsers break lines after any hyphen. Only the compounds are wrapped in an element.
 */
export function UnbrokenName({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((piece, place) =>
    place % 2 === 1 && piece.length <= MAX_LETTERS ? (
      <span key={place} className="shyrdak-unbroken-name">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
