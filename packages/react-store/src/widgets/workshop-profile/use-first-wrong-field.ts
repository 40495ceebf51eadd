import { Language, type Issue } from '@shyrdak/sdk/contract'
import { WORKSHOP_TEXTS, workshopPath } from '@shyrdak/state-machines/workshop-profile/rules'
import { useEffect, useRef, useState } from 'react'
import { PAGE_ORDER } from './sections.ts'
import type { WorkshopPage } from './use-workshop-profile.ts'

/** The links stand last; of each the address comes before the name. */
function placeOf(path: string): number {
  const [start, link = '0', part] = path.split('.')
  if (start === 'social') return PAGE_ORDER.length + 2 * Number(link) + (part === 'name' ? 1 : 0)
  return PAGE_ORDER.findIndex((field) => `${path}.`.startsWith(`${field}.`))
}

/** The wrong field that stands first on the page; of a text, in which language. */
function firstWrong(issues: readonly Issue[]) {
  const paths = issues.map(({ path }) => path.join('.'))
  const [first = ''] = paths.toSorted((a, b) => placeOf(a) - placeOf(b))
  const text = WORKSHOP_TEXTS.find((one) => first.startsWith(`${workshopPath(one)}.`))
  const language = Language.options.find((one) => first.endsWith(`.${one}`))
  return { path: text ? workshopPath(text) : first, text, language }
}

/**
 * After a refusal the first wrong field gets the focus, in the language that is wrong. Answers the ref of what holds
 * the fields, each of which names its path in `data-path`.
 */
export function useFirstWrongField({
  issues,
  attempt,
  show,
}: Pick<WorkshopPage, 'issues' | 'attempt' | 'show'>) {
  const root = useRef<HTMLDivElement>(null)
  const [told, setAnnounced] = useState({ attempt, path: '' })
  if (told.attempt !== attempt) {
    const { path, text, language } = firstWrong(issues)
    setAnnounced({ attempt, path })
    if (text && language) show(text, language)
  }

  useEffect(() => {
    if (told.path !== '')
      root.current
        ?.querySelector<HTMLElement>(`[data-path="${told.path}"] :is(input:not([type=radio]), textarea)`)
        ?.focus()
  }, [told])

  return root
}
