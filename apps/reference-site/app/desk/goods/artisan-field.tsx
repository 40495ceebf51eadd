import { Field } from '@shyrdak/blocks/parts/field'
import { localized } from '@shyrdak/sdk/format'
import type { Named } from '@shyrdak/sdk/management'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { FoundArtisans } from './found-artisans.tsx'
import { useFoundArtisans } from './use-found-artisans.ts'

interface Props {
  id: string
  value: Named | null
  error: string | undefined
  isLocked: boolean
  onChoose: (artisan: Named | null) => void
}

/** Chooses the artisan who makes a product, from a search by the beginning of the name. */
export function ArtisanField({ id, value, error, isLocked, onChoose }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  /** The search text; null while the field shows the chosen artisan. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const text = typed?.trim() ?? ''
  const query = useFoundArtisans(text, isOpen && !isLocked)
  const { data, isLoading } = query
  const none = text === '' ? [null] : []
  const options: readonly (Named | null)[] = data ? [...none, ...data.artisans] : []
  const nameOf = (one: Named | null) => (one ? localized(one.name, language) : t('noArtisan'))
  const isShown = isOpen && !isLocked

  function close() {
    setIsOpen(false)
    setTyped(null)
    setActive(-1)
  }
  function choose(one: Named | null) {
    onChoose(one)
    close()
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return
    if (typed !== null && text === '') choose(null)
    else close()
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setIsOpen(true)
      const places = options.length + 1
      if (isShown) setActive((at) => ((at + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault()
      const chosen = options[active]
      if (chosen !== undefined) choose(chosen)
    }
  }

  const status = isLoading
    ? t('artisansFinding')
    : data === undefined
      ? ''
      : data.artisans.length === 0
        ? t('noArtisans')
        : [
            t('artisansFound', { count: data.artisans.length }),
            ...(data.has_more ? [t('moreArtisans')] : []),
          ].join(' ')
  return (
    <div className="site-artisan" onBlur={leave}>
      <Field
        id={id}
        name="artisan_id"
        label={t('artisanChoice')}
        hint={t('artisanHint')}
        error={error}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${id}-option-${active}` : undefined}
        autoComplete="off"
        maxLength={100}
        readOnly={isLocked}
        placeholder={t('noArtisan')}
        value={typed ?? (value ? nameOf(value) : '')}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => setIsOpen(true)}
        onKeyDown={press}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setIsOpen(true)
          setActive(-1)
        }}
      />
      <p className="shyrdak-hidden" role="status">
        {isShown ? status : ''}
      </p>
      {isShown ? (
        <FoundArtisans
          id={id}
          query={query}
          options={options.map((one) => ({ artisan: one, name: nameOf(one) }))}
          active={active}
          chosen={value}
          onChoose={choose}
        />
      ) : null}
    </div>
  )
}
