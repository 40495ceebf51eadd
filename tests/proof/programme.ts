import { chatAcross, dropConnections, idleStreams, killListener } from './chat-streams.ts'
import { doubleClick, inStore, raceAcross, raceForOne } from './race.ts'
import { killDatabase } from './kill-database.ts'
import { killPostgres } from './kill-postgres.ts'
import { killEmails } from './kill-emails.ts'
import { killStore } from './kill-store.ts'
import { copiedWebhooks, everyOrderOfEvents, forgedWebhooks } from './webhooks.ts'
import { killedAtTheBank } from './killed-at-bank.ts'
import { paymentGap } from './payment-gap.ts'
import type { Report } from './report.ts'

/** The number of trials: all, or a tenth. */
export type Scale = 'full' | 'tenth'

const of = (scale: Scale, full: number) => (scale === 'full' ? full : Math.ceil(full / 10))

/** Every proof by name. Each is independent and leaves nothing behind. */
export const PROGRAMME = {
  race: (scale) => inStore((store) => raceForOne(store, of(scale, 100))),
  across: (scale) => inStore((store) => raceAcross(store, of(scale, 100))),
  click: (scale) => inStore((store) => doubleClick(store, of(scale, 50))),
  kill: (scale) => killStore(of(scale, 200)),
  emails: (scale) => killEmails(of(scale, 50)),
  postgres: (scale) => killPostgres(of(scale, 100)),
  payment: (scale) => paymentGap(of(scale, 30)),
  'bank-copies': (scale) => inStore((store) => copiedWebhooks(store, of(scale, 50))),
  'bank-forged': (scale) => inStore((store) => forgedWebhooks(store, of(scale, 250))),
  'bank-orders': (scale) => inStore((store) => everyOrderOfEvents(store, scale === 'full' ? 1 : 10)),
  // Eight points per round, each opening the store twice.
  'bank-killed': (scale) => killedAtTheBank(scale === 'full' ? 50 : 1),
  'chat-drops': (scale) => inStore((store) => dropConnections(store, of(scale, 100))),
  'chat-listener': (scale) => inStore((store) => killListener(store, of(scale, 200))),
  'chat-across': (scale) => chatAcross(of(scale, 3_000)),
  'chat-idle': (scale) =>
    inStore((store) => idleStreams(store, of(scale, 1_000), scale === 'full' ? 300 : 20)),
  'create-postgres': (scale) =>
    killDatabase({ rounds: of(scale, 20), engine: 'postgres', during: 'creation' }),
  'create-pglite': (scale) => killDatabase({ rounds: of(scale, 10), engine: 'pglite', during: 'creation' }),
  'write-pglite': (scale) =>
    killDatabase({ rounds: of(scale, 40), engine: 'pglite', during: 'writing', polite: 0.5 }),
} satisfies Record<string, (scale: Scale) => Promise<Report>>

export type ProofName = keyof typeof PROGRAMME
