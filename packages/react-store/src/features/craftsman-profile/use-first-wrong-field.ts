import { Language, type Issue } from '@shyrdak/sdk/contract'
import { ARTISAN_TEXTS, artisanPath } from '@shyrdak/state-machines/craftsman-profile/rules'
import { useEffect, useRef, useState } from 'react'
import { PAGE_ORDER } from './sections.ts'
import type { OpenCraftsmanProfile } from './use-craftsman-profile.ts'

/** Position on the page. Links come last, each with its address before its name. */
function placeOf(path: string): number {
  const [start, link = '0', part] = path.split('.')
  if (start === 'social') return PAGE_ORDER.length + 2 * Number(link) + (part === 'name' ? 1 : 0)
  return PAGE_ORDER.findIndex((field) => `${path}.`.startsWith(`${field}.`))
}

/** The first invalid field on the page, with the language for a text. */
function firstWrong(issues: readonly Issue[]) {
  const paths = issues.map(({ path }) => path.join('.'))
  const [first = ''] = paths.toSorted((a, b) => placeOf(a) - placeOf(b))
  const text = ARTISAN_TEXTS.find((one) => first.startsWith(`${artisanPath(one)}.`))
  const language = Language.options.find((one) => first.endsWith(`.${one}`))
  return { path: text ? artisanPath(text) : first, text, language }
}

/**
 * Focuses the first invalid field after a refusal, and shows its invalid language. Returns the ref of the
 * container; fields are found by `data-path`.
 */
export function useFirstWrongField({
  issues,
  attempt,
  show,
}: Pick<OpenCraftsmanProfile, 'issues' | 'attempt' | 'show'>) {
  const root = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState({ attempt, path: '' })
  if (focused.attempt !== attempt) {
    const { path, text, language } = firstWrong(issues)
    setFocused({ attempt, path })
    if (text && language) show(text, language)
  }

  useEffect(() => {
    if (focused.path !== '')
      root.current
        ?.querySelector<HTMLElement>(`[data-path="${focused.path}"] :is(input:not([type=radio]), textarea)`)
        ?.focus()
  }, [focused])

  return root
}
