import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import type { DeliveryService } from '@shyrdak/sdk/contract'
import { formatDays, formatSom, localized } from '@shyrdak/sdk/format'
import { isDiscounted } from '@shyrdak/sdk/rules'
import type { ReactNode } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  /** Id of the anchor that error links lead to. */
  readonly id: string
  readonly name: string
  readonly label: string
  readonly services: readonly DeliveryService[]
  readonly chosen: string | undefined
  readonly error: ReactNode
  readonly onChoose: (service_id: string) => void
}

/** The delivery services to choose from, each with its days and price. */
export function DeliveryChoice({ id, name, label, services, chosen, error, onChoose }: Props) {
  const { language } = useStore()
  const t = useMessages('checkout')
  const money = (price: string) => (isDiscounted(price) ? formatSom(price) : t('free'))
  return (
    <RadioGroup
      id={`${id}-choice`}
      name={name}
      variant="rows"
      label={<span className="shyrdak-hidden">{label}</span>}
      {...(chosen === undefined ? {} : { value: chosen })}
      onChange={onChoose}
      error={error}
      options={services.map((service) => ({
        value: service.id,
        label: localized(service.name, language),
        note: `${formatDays(service.days_min, service.days_max, language)} · ${money(service.price)}`,
      }))}
    />
  )
}
