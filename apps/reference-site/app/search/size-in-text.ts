const WORD = String.raw`(?:size|размер\p{L}*|өлчөм\p{L}*)`
/** Shoe sizes, from children's to men's. */
const SIZE = String.raw`(1[6-9]|[2-4]\d)`

const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${WORD}\s*№?\s*${SIZE}|${SIZE}(?:-?(?:й|го|ый))?[\s-]*${WORD})(?![\p{L}\d])`,
  'iu',
)
/** A bare number at the start or end, next to words: "slippers 38". */
const BARE = new RegExp(String.raw`^${SIZE}\s+(?=\D+$)|(?<=^\D+)\s${SIZE}$`, 'u')

/** Extracts a shoe size from a search text. Returns it with the rest of the text; null when there is none. */
export function sizeInText(text: string): { text: string; size: string } | null {
  const found = NAMED.exec(text) ?? BARE.exec(text)
  const size = found?.slice(1).find((one) => one !== undefined)
  if (!found || size === undefined) return null
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return { text: rest.replaceAll(/[\s,]+/g, ' ').trim(), size }
}
