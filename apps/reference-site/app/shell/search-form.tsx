import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'

interface Props {
  id: string
  action: string
  t: Translate<Texts['site/shell']>
  text?: string
  large?: boolean
}

/** A search field that leads to the search page. */
export function SearchForm({ id, action, t, text = '', large = false }: Props) {
  return (
    <form
      className="site-search"
      role="search"
      aria-label={large ? t('searchAgain') : undefined}
      action={action}
      method="get"
      data-large={large || undefined}
    >
      <label className="shyrdak-hidden" htmlFor={id}>
        {t('search')}
      </label>
      <input
        className="site-search-field"
        id={id}
        type="search"
        name="text"
        defaultValue={text}
        placeholder={t('searchPlaceholder')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className="site-search-go" type="submit" aria-label={t('search')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
