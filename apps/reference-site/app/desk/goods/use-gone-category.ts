import type { LocalizedText } from '@shyrdak/sdk/contract'
import type { GoodsChoices } from '@shyrdak/sdk/management'
import { useState } from 'react'

/**
 * Returns the name of the chosen category if it was deleted meanwhile, until another one is chosen; else
 * null. Calls `takeOut` to remove it from the form.
 */
export function useGoneCategory(
  { categories }: GoodsChoices,
  chosen: string,
  takeOut: () => void,
): LocalizedText | null {
  const [known, setKnown] = useState(categories)
  const [gone, setGone] = useState<LocalizedText | null>(null)
  if (categories !== known) {
    setKnown(categories)
    const isChosen = ({ id }: { id: number }) => String(id) === chosen
    const was = known.find(isChosen)
    if (was && !categories.some(isChosen)) {
      setGone(was.name)
      takeOut()
    }
  }
  return chosen === '' ? gone : null
}
