import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { Select } from '@shyrdak/blocks/parts/select'
import type { WholesaleProduct } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { layerKey, type Layer } from './grid-layer.ts'
import { hasHiddenCounts, type LayerTotal, type TypedKit } from './grid-totals.ts'
import { useLayerName } from './use-layer-name.ts'

interface GridChoicesProps {
  readonly product: WholesaleProduct
  readonly layer: Layer
  readonly layers: readonly LayerTotal[]
  /** Null until their balances are loaded. */
  readonly kits: readonly TypedKit[] | null
  readonly onChoose: (layer: Partial<Layer>) => void
}

/** The sole and logos shared by all cells of the table. Each combination has its own counts. */
export function GridChoices({ product, layer, layers, kits, onChoose }: GridChoicesProps) {
  const { language } = useStore()
  const t = useMessages('wholesale-grid')
  const soles = product.soles.map(({ id, name }) => ({ value: String(id), label: localized(name, language) }))
  const numberOf = (value: string) => (value === '' ? null : Number(value))
  const logos = [
    { value: '', label: t('noBrand') },
    ...(kits ?? []).map(({ kit, left }) => ({
      value: String(kit.id),
      // A negative balance is shown beside the kits.
      label: t('kitLeft', { name: kit.name, count: Math.max(0, left) }),
    })),
  ]
  const nameOf = useLayerName(product, kits && kits.map(({ kit }) => kit))
  return (
    <div className="shyrdak-wholesale-grid-choices">
      {soles.length > 0 ? (
        <RadioGroup
          name="wholesale-sole"
          label={t('sole')}
          options={soles}
          value={String(layer.sole)}
          onChange={(value) => onChoose({ sole: Number(value) })}
        />
      ) : null}
      <div className="shyrdak-wholesale-grid-logos">
        <Select
          name="wholesale-brand"
          label={t('brand')}
          options={logos}
          disabled={!kits}
          {...(kits ? {} : { hint: '–' })}
          value={layer.brand === null ? '' : String(layer.brand)}
          onChange={(event) => onChoose({ brand: numberOf(event.currentTarget.value) })}
        />
        {soles.length > 0 ? (
          <Select
            name="wholesale-sole-brand"
            label={t('soleBrand')}
            options={logos}
            disabled={!kits}
            {...(kits ? {} : { hint: '–' })}
            value={layer.soleBrand === null ? '' : String(layer.soleBrand)}
            onChange={(event) => onChoose({ soleBrand: numberOf(event.currentTarget.value) })}
          />
        ) : null}
      </div>
      {hasHiddenCounts(layers, layer) ? (
        <div className="shyrdak-wholesale-grid-layers" role="group" aria-label={t('layers')}>
          <span>{t('layers')}</span>
          {layers.map(({ layer: own, count }) => (
            <button
              key={layerKey(own)}
              type="button"
              aria-pressed={layerKey(own) === layerKey(layer)}
              onClick={() => onChoose(own)}
            >
              {nameOf(own)} <strong>{count}</strong>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
