import { Icon } from '@shyrdak/blocks/parts/icon'
import type { ShellWords } from '../locales/shell-words.ts'

interface Props {
  id: string
  action: string
  words: ShellWords
  text?: string
  large?: boolean
}

/** A field that leads to the search page. */
export function SearchForm({ id, action, words, text = '', large = false }: Props) {
  return (
    <form
      className="site-search"
      role="search"
      aria-label={large ? words.searchAgain : undefined}
      action={action}
      method="get"
      data-large={large || undefined}
    >
      <label className="shyrdak-hidden" htmlFor={id}>
        {words.search}
      </label>
      <input
        className="site-search-field"
        id={id}
        type="search"
        name="text"
        defaultValue={text}
        placeholder={words.searchPlaceholder}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className="site-search-go" type="submit" aria-label={words.search}>
        <Icon name="search" />
      </button>
    </form>
  )
}
