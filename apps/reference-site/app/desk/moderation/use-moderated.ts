import { useEffect, useState } from 'react'
import { headingId } from './use-focus-after.ts'
import type { Moderated } from './moderated.ts'

/**
 * What was decided stays in its place, as it stands now, until the list is loaded anew: nothing moves up under a hand
 * that presses twice. The focus goes to it.
 */
export function useModerated<Item extends Moderated>(items: readonly Item[]) {
  const [moderated, setModerated] = useState({ of: items, answers: new Map<number, Item>() })
  const [last, setLast] = useState<Item | null>(null)
  useEffect(() => {
    if (last) document.getElementById(headingId(last.id))?.focus()
  }, [last])
  const answers = moderated.of === items ? moderated.answers : new Map<number, Item>()
  return {
    shown: items.map((item) => answers.get(item.id) ?? item),
    isModerated: ({ id }: Item) => answers.has(id),
    keep(answer: Item) {
      setModerated({ of: items, answers: new Map(answers).set(answer.id, answer) })
      setLast(answer)
    },
  }
}
