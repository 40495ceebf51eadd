import { Button } from '@shyrdak/blocks/parts/button'
import type { Language } from '@shyrdak/sdk/contract'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { AddressField } from '../../places/address-field.tsx'
import { addressInLanguage, typedAddress } from '../typed-address.ts'

interface Props {
  /** The id of the text's field. */
  id: string
  /** The language of the text. Internal links lead to pages in this language. */
  language: Language
  address: string
  /** Whether the selection already has a link. */
  isSet: boolean
  onSet: (href: string) => void
  onRemove: () => void
  onCancel: () => void
}

/** Edits the address of a link. It is inside another form, which it must not submit. */
export function LinkForm({ id, language, address, isSet, onSet, onRemove, onCancel }: Props) {
  const { language: shown, origin } = usePageContext()
  const t = messagesIn(shown, 'desk/form')
  const [typed, setTyped] = useState(address)
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  function set() {
    const href = typedAddress(typed, origin)
    setWrong(href === null)
    if (href !== null) onSet(addressInLanguage(href, language))
    else field.current?.focus()
  }

  function press(event: KeyboardEvent) {
    // The address is no part of the text yet: the browser undoes what is typed into it, not the page editor around.
    if (event.code === 'KeyZ' || event.code === 'KeyY') event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Escape') onCancel()
    else set()
  }

  return (
    <div className="site-rich-link" role="group" aria-label={t('richText.link')}>
      <AddressField
        id={`${id}-link`}
        ref={field}
        name={`${id}-link`}
        label={t('richText.address')}
        error={isWrong ? t('richText.addressWrong') : undefined}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setWrong(false)
        }}
        onKeyDown={press}
      />
      <span className="site-rich-link-buttons">
        <Button size="small" tone="secondary" onClick={set}>
          {t('richText.setLink')}
        </Button>
        {isSet ? (
          <Button size="small" tone="quiet" onClick={onRemove}>
            {t('richText.removeLink')}
          </Button>
        ) : null}
        <Button size="small" tone="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </span>
    </div>
  )
}
