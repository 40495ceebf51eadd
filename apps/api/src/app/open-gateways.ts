import { carriersOf } from '#gateways/delivery/ask-carriers.ts'
import { carriersFor } from '#gateways/delivery/carriers.ts'
import { readCarrierFaults } from '#gateways/delivery/test-carriers/faults.ts'
import { openTestCarriers } from '#gateways/delivery/test-carriers/test-carriers.ts'
import { exchangeRatesFor } from '#gateways/exchange-rates/exchange-rates.ts'
import { mailFor } from '#gateways/mail/mail.ts'
import { banksFor } from '#gateways/payments/banks.ts'
import { readFaults } from '#gateways/payments/test-bank/faults.ts'
import { openTestBank, type TestBank } from '#gateways/payments/test-bank/test-bank.ts'
import type { AppContext } from '#platform/context.ts'
import { withEmailLayout } from '#platform/email/email-layout.ts'
import type { Settings } from '#platform/env.ts'
import { secret } from '#platform/random.ts'
import type { StoreContext } from './modules.ts'

type Gateways = Pick<StoreContext, 'banks' | 'carriers' | 'mail' | 'rates'>
type Surroundings = Pick<AppContext, 'db' | 'log' | 'clock'>

export interface OpenGateways {
  gateways: Gateways
  /** The doubles of all banks, if the settings ask for them. */
  testBank: TestBank | undefined
  close: () => Promise<void>
}

/** The external services in the settings, or their doubles; a test replaces any of them. */
export async function openGateways(
  settings: Settings,
  surroundings: Surroundings,
  replaced: Partial<Gateways> = {},
): Promise<OpenGateways> {
  const { log, clock } = surroundings
  const testBank = settings.testBank ? await testBankOf(settings, surroundings) : undefined
  const testCarriers = settings.delivery.testCarriers ? testCarriersOf(settings, clock) : undefined
  const carriers = testCarriers?.carriers ?? carriersFor(settings.delivery, clock)
  const gateways: Gateways = {
    banks: replaced.banks ?? testBank?.banks ?? banksFor(settings.payments, clock),
    carriers: replaced.carriers ?? carriersOf(carriers, { log, clock }),
    mail: withEmailLayout(replaced.mail ?? mailFor(settings), settings),
    rates: replaced.rates ?? exchangeRatesFor(settings),
  }
  return {
    gateways,
    testBank,
    close: async () => {
      await testBank?.close()
      await testCarriers?.close()
      await gateways.mail.close?.()
    },
  }
}

const testBankOf = (
  { testBankSecret, payments: { testBankFaults, kkbFlavour } }: Settings,
  surroundings: Surroundings,
): Promise<TestBank> =>
  openTestBank({
    ...surroundings,
    secret: testBankSecret,
    newId: secret,
    faults: readFaults(testBankFaults),
    kkb: kkbFlavour,
  })

const testCarriersOf = ({ delivery }: Settings, clock: () => Date) =>
  openTestCarriers({ clock, newId: secret, faults: readCarrierFaults(delivery.testCarriersFaults) })
