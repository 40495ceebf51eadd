import type { ChargedCurrency, PaymentCharge, PaymentProvider } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import type { Bank } from '#gateways/payments/port.ts'
import { offeredProviders } from '#gateways/payments/offered-providers.ts'
import { readingRates } from '#modules/catalogue/index.ts'
import type { PaymentsContext } from './context.ts'
import { convert } from './convert.ts'

/** The amount requested from a bank and how it was converted from som. Stored with the attempt. */
export interface ChargedAmount {
  amountMinor: number
  currency: ChargedCurrency
  rate: string | null
  rateDate: string | null
  marginPercent: string | null
}

type Rated = Pick<PaymentsContext, 'db' | 'revision' | 'clock' | 'settings'>

/**
 * Returns what a bank would charge now for a sum in tyiyn; undefined when there is no fresh exchange rate.
 */
export async function chargedNow(
  context: Rated,
  { currency, wholeUnits }: Pick<Bank, 'currency' | 'wholeUnits'>,
  somMinor: number,
): Promise<ChargedAmount | undefined> {
  if (currency === 'KGS')
    return { amountMinor: somMinor, currency, rate: null, rateDate: null, marginPercent: null }
  const found = (await readingRates(context)).get(currency)
  if (!found) return undefined
  const { marginPercent } = context.settings.payments
  return {
    amountMinor: convert(somMinor, {
      somPerUnit: found.somPerUnit,
      marginPercent,
      step: wholeUnits ? 100 : 1,
    }),
    currency,
    rate: found.somPerUnit,
    rateDate: found.date,
    marginPercent,
  }
}

export const presentCharge = ({ amountMinor, currency, rate, rateDate }: ChargedAmount): PaymentCharge => ({
  amount: toMoney(amountMinor),
  currency,
  rate,
  rate_date: rateDate,
})

/**
 * Returns what each offered provider would charge now for a sum in tyiyn. A provider without a fresh rate is
 * left out.
 */
export async function chargesOf(
  context: PaymentsContext,
  somMinor: number,
): Promise<{ provider: PaymentProvider; charge: PaymentCharge }[]> {
  const charges = []
  for (const provider of offeredProviders(context.banks)) {
    const bank = context.banks[provider]
    const charged = bank && (await chargedNow(context, bank, somMinor))
    if (charged) charges.push({ provider, charge: presentCharge(charged) })
  }
  return charges
}
