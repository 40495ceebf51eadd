import type { Database } from '#platform/sql/database.ts'
import type { Settings } from '#platform/env.ts'
import { secret } from '#platform/random.ts'
import type { PaymentBanks } from './port.ts'
import { testBanks } from './test-bank/test-banks.ts'

/** The banks of the store: until contracts with real ones exist, the test bank where it is wanted, else none. */
export const banksFor = (settings: Settings, db: Database): PaymentBanks =>
  settings.testBank
    ? testBanks({
        db,
        secret: settings.testBankSecret,
        clock: () => new Date(),
        newId: secret,
      })
    : {}
