import './address-field.css'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { typedAddress } from '../form/typed-address.ts'
import { PlaceOptions } from './place-options.tsx'
import { useBrokenLinks } from './use-broken-links.ts'

interface Props {
  id: string
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  readOnly?: boolean
  value: string
  ref?: Ref<HTMLInputElement>
  onChange: (address: string) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/**
 * A field for a link's target: a page of the shop, suggested by name, or any other safe address. A path
 * without a page causes a warning after leaving the field, but can be saved, since the page may be created
 * later.
 */
export function AddressField({ hint, value, onChange, ...field }: Props) {
  const { language, origin } = usePageContext()
  const t = messagesIn(language, 'desk/places')
  const list = `${field.id}-places`
  /** The value when the field was left or saved, so that an incomplete address causes no warning. */
  const [typed, setTyped] = useState(value)
  if (field.readOnly && typed !== value) setTyped(value)
  const isBroken = useBrokenLinks(typed === value ? [value] : []).has(value)
  return (
    <div className="site-desk-address">
      <Field
        {...field}
        hint={hint ?? t('addressHint')}
        list={list}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="url"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => {
          const address = typedAddress(value, origin) ?? value
          setTyped(address)
          if (address !== value) onChange(address)
        }}
      />
      <p className="site-desk-broken" role="status">
        {isBroken ? (
          <>
            <Icon name="warning" /> {t('broken')}
          </>
        ) : null}
      </p>
      <PlaceOptions id={list} />
    </div>
  )
}
