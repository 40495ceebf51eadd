import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { lazy, Suspense, useState } from 'react'

/** Few users need the form, so it is loaded on click. */
const Fields = lazy(async () => ({
  default: (await import('./delivery-request-form.tsx')).DeliveryRequestForm,
}))

/**
 * A button that opens a form for an email notification once the store delivers to the user's country. `label`
 * is the text of the button.
 */
export function DeliveryRequest({ label }: { readonly label: string }) {
  const [isPressed, press] = useState(false)
  const button = (
    <Button tone="secondary" size="small" busy={isPressed} onClick={() => press(true)}>
      <Icon name="mail" />
      {label}
    </Button>
  )
  return (
    <div className="shyrdak-delivery-request">
      {isPressed ? (
        <Suspense fallback={button}>
          <Fields />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}
