import { Button } from '@shyrdak/blocks/parts/button'
import { Picture } from '@shyrdak/blocks/parts/picture'
import { formatSize, localized } from '@shyrdak/sdk/words'
import type { CartLine } from '@shyrdak/state-machines/retail-cart'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import type { FaceProps } from './country-chooser.tsx'

/** What a change takes out of the basket. */
export function ConfirmFace({ lines }: { readonly lines: readonly CartLine[] }) {
  const store = useStore()
  const words = useWords('country')
  return (
    <ul className="shyrdak-country-dialog-lines">
      {lines.map(({ key, goods, count }) => (
        <li key={key}>
          <span className="shyrdak-country-dialog-photo">
            <Picture photo={store.picture(goods.photo)} alt="" sizes="48px" />
          </span>
          <span>
            {localized(goods.name, store.language)}
            <span className="shyrdak-country-dialog-traits">
              {`${localized(goods.color_name, store.language)} · ${formatSize(goods.size, store.language)} · ${words.pieces(count)}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Yes or no. */
export function ConfirmActions({ send }: FaceProps) {
  const words = useWords('country')
  return (
    <>
      <Button tone="secondary" onClick={() => void send({ type: 'change.cancel' })}>
        {words.confirmNo}
      </Button>
      <Button tone="danger" onClick={() => void send({ type: 'change.confirm' })}>
        {words.confirmYes}
      </Button>
    </>
  )
}
