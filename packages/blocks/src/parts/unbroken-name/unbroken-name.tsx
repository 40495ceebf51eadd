/** Longer compounds do not fit into the column of a product on a small phone. */
const MAX_LETTERS = 16

/**
 * A name whose compounds stay on one line, like «Ак-Кула» or At-Bashy, or a text with a date in Kyrgyz (2026-ж.,
 * 22-ноябрь): a browser breaks a line after any hyphen. Only they get an element of their own.
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
