import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { formatSize, localized } from '@shyrdak/sdk/format'
import type { CartLine } from '@shyrdak/state-machines/retail-cart'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PanelProps } from './panel-props.ts'

/** What a change removes from the cart. */
export function ConfirmPanel({ lines }: { readonly lines: readonly CartLine[] }) {
  const store = useStore()
  const t = useMessages('country')
  return (
    <ul className="shyrdak-country-dialog-lines">
      {lines.map(({ key, goods, count }) => (
        <li key={key}>
          <span className="shyrdak-country-dialog-photo">
            <Image photo={store.image(goods.photo)} alt="" sizes="48px" />
          </span>
          <span>
            {localized(goods.name, store.language)}
            <span className="shyrdak-country-dialog-traits">
              {`${localized(goods.color_name, store.language)} · ${formatSize(goods.size, store.language)} · ${t('items', { count })}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export function ConfirmActions({ send }: PanelProps) {
  const t = useMessages('country')
  return (
    <>
      <Button tone="secondary" onClick={() => void send({ type: 'change.cancel' })}>
        {t('confirmNo')}
      </Button>
      <Button tone="danger" onClick={() => void send({ type: 'change.confirm' })}>
        {t('confirmYes')}
      </Button>
    </>
  )
}
