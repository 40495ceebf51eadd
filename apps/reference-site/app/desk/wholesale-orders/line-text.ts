import type { Language, WholesaleItem } from '@shyrdak/sdk/contract'
import { formatSize, localized } from '@shyrdak/sdk/format'

type Named = Pick<WholesaleItem, 'reyestr_name' | 'color_name' | 'size' | 'sole_name'>

/** Describes a line of an order by its number, product, colour, size and sole. */
export const lineText = (
  { reyestr_name, color_name, size, sole_name }: Named,
  language: Language,
  index: number,
): string =>
  `${index + 1}. ${[
    localized(reyestr_name, language),
    localized(color_name, language),
    formatSize(size, language),
    ...(sole_name ? [localized(sole_name, language)] : []),
  ].join(', ')}`
