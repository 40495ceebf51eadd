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
 * Where a link leads: a page of the shop, which is offered by its name, or any other safe address. One that the shop has no
 * page for is pointed out once it is typed, and saved all the same: the page may be made later.
 */
export function AddressField({ hint, value, onChange, ...field }: Props) {
  const { language, origin } = usePageContext()
  const t = messagesIn(language, 'desk/places')
  const list = `${field.id}-places`
  /** What was typed when the field was left, or is being saved: nobody is told of half an address. */
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
