import { PENDING_ADDS } from '@shyrdak/state-machines/storage/keys'
import { savedText, saveText } from './saved-text.ts'

/** What pages were left before they could add, in the form of the store, whose own code is too large here. */
function savedAdds(): readonly unknown[] {
  try {
    const saved = JSON.parse(savedText('localStorage', PENDING_ADDS) ?? 'null') as {
      value?: { items?: unknown }
    } | null // checked below
    const items = saved?.value?.items
    return Array.isArray(items) ? items : []
  } catch {
    return []
  }
}

/** Saves an addition for the next page that starts the cart, which validates it: see `completePendingAdds`. */
export function saveAdd(goods: object, count: number): void {
  const add = { key: `${Date.now()}`, goods, count }
  saveText(
    'localStorage',
    PENDING_ADDS,
    JSON.stringify({ version: 1, value: { items: [...savedAdds(), add] } }),
  )
}
