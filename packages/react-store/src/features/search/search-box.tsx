import { Icon } from '@shyrdak/blocks/parts/icon'
import { lazy, Suspense, useId, type ComponentType } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { SuggestionsProps } from './suggestions.tsx'
import { useSearchBox } from './use-search-box.ts'

/** The form works without suggestions when their code cannot be loaded. */
const Suggestions = lazy(async (): Promise<{ default: ComponentType<SuggestionsProps> }> => {
  try {
    return { default: (await import('./suggestions.tsx')).Suggestions }
  } catch {
    return { default: () => null }
  }
})

export interface SearchBoxProps {
  /** The initial text: the current search on the results page. */
  readonly text?: string
}

/** A form that leads to `/search`, with up to five suggestions from two letters on. */
export function SearchBox({ text = '' }: SearchBoxProps) {
  const { link } = useStore()
  const t = useMessages('search')
  const id = useId()
  const box = useSearchBox(text)
  const { isOpen } = box
  return (
    <form
      className="shyrdak-search-box"
      data-state={box.state}
      action={link('/search')}
      method="get"
      role="search"
    >
      <label className="shyrdak-hidden" htmlFor={`${id}text`}>
        {t('label')}
      </label>
      <input
        className="shyrdak-search-box-text"
        id={`${id}text`}
        name="text"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={t('placeholder')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}list` : undefined}
        aria-activedescendant={isOpen && box.active >= 0 ? `${id}option${box.active}` : undefined}
        value={box.text}
        onChange={(event) => box.type(event.currentTarget.value)}
        onFocus={box.prepare}
        onBlur={box.leave}
        onKeyDown={box.press}
      />
      <button className="shyrdak-search-box-submit" type="submit" aria-label={t('submit')}>
        <Icon name="search" />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Suggestions
            id={id}
            found={box.found}
            similar={box.similar}
            active={box.active}
            text={box.text}
            onLeave={box.leave}
          />
        </Suspense>
      ) : null}
      <p className="shyrdak-hidden" role="status">
        {isOpen ? statusText(box, t) : ''}
      </p>
    </form>
  )
}

/** The text announced to screen readers when the list opens. */
function statusText(
  { found, similar }: Pick<ReturnType<typeof useSearchBox>, 'found' | 'similar'>,
  t: ReturnType<typeof useMessages<'search'>>,
): string {
  if (found.length > 0) return t('found', { count: found.length })
  return [
    t('nothing'),
    ...(similar.length > 0 ? [t('similar'), ...similar.map(({ text }) => text)] : []),
  ].join(' ')
}
