import { Icon } from '@shyrdak/blocks/parts/icon'
import type { ShellMessages } from '../locales/shell-messages.ts'

interface Props {
  id: string
  action: string
  messages: ShellMessages
  text?: string
  large?: boolean
}

/** A field that leads to the search page. */
export function SearchForm({ id, action, messages, text = '', large = false }: Props) {
  return (
    <form
      className="site-search"
      role="search"
      aria-label={large ? messages.searchAgain : undefined}
      action={action}
      method="get"
      data-large={large || undefined}
    >
      <label className="shyrdak-hidden" htmlFor={id}>
        {messages.search}
      </label>
      <input
        className="site-search-field"
        id={id}
        type="search"
        name="text"
        defaultValue={text}
        placeholder={messages.searchPlaceholder}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className="site-search-go" type="submit" aria-label={messages.search}>
        <Icon name="search" />
      </button>
    </form>
  )
}
