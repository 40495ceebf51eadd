import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { formatSize, localized } from '@shyrdak/sdk/format'
import type { CountryView } from '@shyrdak/state-machines/country'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PanelProps } from './panel-props.ts'

/** Lines beyond this are shown as a number: a wholesale cart can have hundreds. */
const MAX_SHOWN = 20

/** The lines that a change of country removes from the carts. */
export function ConfirmPanel({ lines, wholesale }: Pick<CountryView, 'lines' | 'wholesale'>) {
  const store = useStore()
  const t = useMessages('country')
  const shown = [
    ...lines.map(({ key, count, goods: { name, photo, color_name: color, size } }) => ({
      key,
      count,
      name,
      photo,
      color,
      size,
    })),
    ...wholesale.map(({ key, count, goods: { name, photo, color, size } }) => ({
      key: `wholesale-${key}`,
      count,
      name,
      photo,
      color: color.name,
      size: size.name,
    })),
  ]
  return (
    <ul className="shyrdak-country-dialog-lines">
      {shown.slice(0, MAX_SHOWN).map(({ key, name, photo, color, size, count }) => (
        <li key={key}>
          <span className="shyrdak-country-dialog-photo">
            <Image photo={store.image(photo)} alt="" sizes="48px" />
          </span>
          <span>
            {localized(name, store.language)}
            <span className="shyrdak-country-dialog-traits">
              {`${localized(color, store.language)} · ${formatSize(size, store.language)} · ${t('items', { count })}`}
            </span>
          </span>
        </li>
      ))}
      {shown.length > MAX_SHOWN ? <li>{t('more', { count: shown.length - MAX_SHOWN })}</li> : null}
    </ul>
  )
}

export function ConfirmActions({ send }: PanelProps) {
  const t = useMessages('country')
  return (
    <>
      <Button tone="secondary" onClick={() => send({ type: 'change.cancel' })}>
        {t('confirmNo')}
      </Button>
      <Button tone="danger" onClick={() => send({ type: 'change.confirm' })}>
        {t('confirmYes')}
      </Button>
    </>
  )
}
