import type { Brand, WholesaleProduct } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import type { Layer } from './grid-layer.ts'

/** Returns the name of a layer in words, such as "Leather · No logo". Unknown logos are shown as a dash. */
export function useLayerName(
  { soles }: WholesaleProduct,
  kits: readonly Pick<Brand, 'id' | 'name'>[] | null,
) {
  const { language } = useStore()
  const t = useMessages('wholesale-grid')
  const logo = (id: number) => kits?.find((kit) => kit.id === id)?.name ?? '–'
  return ({ sole, brand, soleBrand }: Layer): string => {
    const own = soles.find(({ id }) => id === sole)
    return [
      ...(own ? [localized(own.name, language)] : []),
      ...(brand === null && soleBrand === null ? [t('noBrand')] : []),
      ...(brand === null ? [] : [logo(brand)]),
      ...(soleBrand === null ? [] : [t('onSole', { name: logo(soleBrand) })]),
    ].join(' · ')
  }
}
