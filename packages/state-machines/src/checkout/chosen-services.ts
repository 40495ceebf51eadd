import type { DeliveryService, Quote, QuotedLine } from '@shyrdak/sdk/contract'
import { addMoney, parcelsOf, type Parcel } from '@shyrdak/sdk/rules'
import { cartKey } from '../retail-cart/retail-cart.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** Ids of the selected services, by cart key. */
export type ChosenServices = ReadonlyMap<string, string>

/** The selected service of a line; undefined if none is selected, or the quote does not offer it any more. */
export const serviceOf = (line: QuotedLine, services: ChosenServices): DeliveryService | undefined =>
  line.services.find(({ id }) => id === services.get(cartKey(line)))

/** Returns the choices that a new quote still offers. */
export const validServices = (services: ChosenServices, quote: Quote): ChosenServices =>
  new Map(
    quote.lines.flatMap((line): [string, string][] => {
      const service = serviceOf(line, services)
      return service ? [[cartKey(line), service.id]] : []
    }),
  )

/** Returns the quote for a pickup, without services that deliver. */
const collectable = (quote: Quote): Quote => ({
  ...quote,
  lines: quote.lines.map((line) => ({
    ...line,
    services: line.services.filter(({ kind }) => kind === 'pickup'),
  })),
})

/** Adds the service of each line that has only one. */
const withOnlyServices = (services: ChosenServices, quote: Quote): ChosenServices =>
  new Map([
    ...services,
    ...quote.lines.flatMap((line) => {
      const [only, ...others] = line.services
      return only && others.length === 0 ? [[cartKey(line), only.id] as const] : []
    }),
  ])

/** Returns a quote as it is offered, with the choices that are still valid. */
export function offerOf(
  { form, services }: { readonly form: Pick<CheckoutForm, 'collect'>; readonly services: ChosenServices },
  quote: Quote,
): { quote: Quote; services: ChosenServices } {
  const offered = form.collect ? collectable(quote) : quote
  const valid = validServices(services, offered)
  return { quote: offered, services: form.collect ? withOnlyServices(valid, offered) : valid }
}

/** Whether the whole order is picked up. */
export const isCollected = (quote: Quote, services: ChosenServices): boolean =>
  quote.lines.every((line) => serviceOf(line, services)?.kind === 'pickup')

/** Adds a choice, if the quote offers it: to the line with this key, or without a key to all lines. */
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
 * Returns the services that can deliver every line. `price` is the price of all lines together, and the days
 * are those until the last line arrives. Empty if a line cannot be delivered.
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

/** Groups the lines that have a selected service into parcels. */
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
