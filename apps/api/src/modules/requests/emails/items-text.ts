import type { Language } from '@shyrdak/sdk/contract'
import { formatSize, localized } from '@shyrdak/sdk/format'
import type { RequestedItem } from '../request-rows.ts'

/** The items as a list in an email, one per row. */
export const itemsText = (items: readonly RequestedItem[], language: Language): string =>
  items
    .map(({ line: { name, colorName, size }, count }) =>
      [
        `• ${count}\u00A0×\u00A0${localized(name, language)}`,
        localized(colorName, language),
        formatSize(size, language),
      ].join(', '),
    )
    .join('\n')
