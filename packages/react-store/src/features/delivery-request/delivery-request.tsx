import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { lazy, Suspense, useState } from 'react'

/** Few people ask, so the form is loaded on click. */
const Fields = lazy(async () => ({
  default: (await import('./delivery-request-form.tsx')).DeliveryRequestForm,
}))

/** A button that opens the form: an email once the store delivers to the user's country. `label` is what it says. */
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
