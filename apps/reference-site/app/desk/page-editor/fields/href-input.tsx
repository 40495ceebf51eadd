import { typedAddress } from '../../form/typed-address.ts'
import { PlaceOptions } from '../../places/place-options.tsx'
import { TypedInput } from './typed-input.tsx'
import type { BlockFieldProps } from './use-block-field.ts'

/** A link: an entered or pasted address, with suggestions from the store's pages. */
export function HrefInput(props: BlockFieldProps) {
  const list = `editor-places-${props.block.id}-${props.path.join('-')}`
  return (
    <>
      <TypedInput
        {...props}
        read={(text) => typedAddress(text, location.origin) ?? text.trim()}
        input={{ list, spellCheck: false }}
      />
      <PlaceOptions id={list} />
    </>
  )
}
