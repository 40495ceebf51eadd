import type { DeliveryService, Quote, QuotedLine } from '@shyrdak/sdk/contract'
import { addMoney, parcelsOf, type Parcel } from '@shyrdak/sdk/rules'
import { cartKey } from '../retail-cart/retail-cart.ts'
import type { ChosenServices } from './issues.ts'

export const serviceOf = (line: QuotedLine, services: ChosenServices): DeliveryService | undefined =>
  line.services.find(({ id }) => id === services.get(cartKey(line)))

/** The choices that a new quote still offers. */
export const validServices = (services: ChosenServices, quote: Quote): ChosenServices =>
  new Map(
    quote.lines.flatMap((line): [string, string][] => {
      const service = serviceOf(line, services)
      return service ? [[cartKey(line), service.id]] : []
    }),
  )

/** Adds a choice where the quote offers it: to a line, or without its key to all of them. */
export function withService(
  services: ChosenServices,
  quote: Quote | null,
  key: string | undefined,
  id: string,
): ChosenServices {
  const offering = (quote?.lines ?? []).filter(
    (line) => (key === undefined || cartKey(line) === key) && line.services.some((one) => one.id === id),
  )
  return offering.length === 0
    ? services
    : new Map([...services, ...offering.map((line) => [cartKey(line), id] as const)])
}

/**
 * The services that can send every line: `price` is that of all lines together, the days are those until the last of
 * them is there. Empty while a line cannot be sent.
 */
export function commonServices({ lines, tariffs }: Quote): DeliveryService[] {
  const [first, ...others] = lines
  if (!first || lines.some(({ state }) => state !== 'available')) return []
  return first.services.flatMap((service) => {
    const found = others.map(({ services }) => services.find(({ id }) => id === service.id))
    if (found.some((one) => one === undefined)) return []
    const all = [service, ...found.filter((one) => one !== undefined)]
    return [
      {
        ...service,
        price: parcelTotal(lines, all, tariffs),
        days_min: Math.max(...all.map(({ days_min }) => days_min)),
        days_max: Math.max(...all.map(({ days_max }) => days_max)),
      },
    ]
  })
}

type SentLine = Pick<QuotedLine, 'is_special' | 'weight' | 'line_key'> & { readonly service: DeliveryService }

/** What travels together, by the services that were chosen so far. */
export const chosenParcels = ({ lines, tariffs = {} }: Quote, services: ChosenServices): Parcel<SentLine>[] =>
  parcelsOf(
    lines.flatMap((line) => {
      const service = serviceOf(line, services)
      return service ? [{ ...line, service }] : []
    }),
    tariffs,
  )

const parcelTotal = (
  lines: readonly QuotedLine[],
  services: readonly DeliveryService[],
  tariffs: Quote['tariffs'] = {},
) =>
  addMoney(
    ...parcelsOf(
      lines.flatMap((line, index) => {
        const service = services[index]
        return service ? [{ ...line, service }] : []
      }),
      tariffs,
    ).map(({ price }) => price),
  )
