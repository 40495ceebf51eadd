import { Spinner } from '@shyrdak/blocks/parts/spinner'

/** Shown while the location is found, the carts are compared or the country is changed. */
export function WaitingPanel({ label }: { readonly label: string }) {
  return (
    <div className="shyrdak-country-dialog-wait">
      <Spinner size="large" label={label} />
    </div>
  )
}
