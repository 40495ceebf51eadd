import type { DeliveryService, Quote, QuotedLine } from '@shyrdak/sdk/contract'
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

/** Adds a choice if the quote offers it. */
export function withService(
  services: ChosenServices,
  quote: Quote | null,
  key: string,
  id: string,
): ChosenServices {
  const line = quote?.lines.find((one) => cartKey(one) === key)
  return line?.services.some((one) => one.id === id) ? new Map(services).set(key, id) : services
}
