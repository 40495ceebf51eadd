import { Icon } from '@shyrdak/blocks/parts/icon'
import { useId } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useSearchBox } from './use-search-box.ts'

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
  const { isOpen, Suggestions } = box
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
      {isOpen && Suggestions ? (
        <Suggestions
          id={id}
          found={box.found}
          similar={box.similar}
          active={box.active}
          text={box.text}
          onLeave={box.leave}
        />
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
