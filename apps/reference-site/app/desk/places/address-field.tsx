import { Field } from '@shyrdak/blocks/parts/field'
import type { KeyboardEvent, Ref } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { typedAddress } from '../form/typed-address.ts'
import { PlaceOptions } from './place-options.tsx'

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

/** Where a link leads: a page of the shop, which is offered by its name, or any other safe address. */
export function AddressField({ hint, value, onChange, ...field }: Props) {
  const { language, origin } = usePageContext()
  const t = messagesIn(language, 'desk/places')
  const list = `${field.id}-places`
  return (
    <>
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
          const address = typedAddress(value, origin)
          if (address !== null && address !== value) onChange(address)
        }}
      />
      <PlaceOptions id={list} />
    </>
  )
}
