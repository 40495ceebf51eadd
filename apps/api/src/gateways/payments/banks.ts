import type { Database } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { secret } from '../../random.ts'
import type { PaymentBanks } from './port.ts'
import { testBanks } from './test-bank/test-banks.ts'

/** The banks of the store. All four are answered by the test bank until contracts with real ones exist. */
export const banksFor = (settings: Settings, db: Database): PaymentBanks =>
  testBanks({
    db,
    publicUrl: settings.publicUrl,
    secret: settings.testBankSecret,
    clock: () => new Date(),
    newId: secret,
  })
