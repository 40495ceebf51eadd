import fastify from 'fastify'
import { cdek } from '../cdek/cdek.ts'
import { dhl } from '../dhl/dhl.ts'
import type { Carrier } from '../port.ts'
import { CDEK_CITY, CDEK_CLIENT, cdekDouble } from './cdek-double.ts'
import { DHL_ACCOUNT, DHL_KEY, dhlDouble } from './dhl-double.ts'
import type { CarrierFaults } from './faults.ts'

interface Options {
  clock: () => Date
  newId: () => string
  faults?: CarrierFaults
}

export interface TestCarriers {
  /** The adapters of the real carriers, pointed at their doubles. */
  carriers: Carrier[]
  faults: CarrierFaults
  close: () => Promise<void>
}

/** Doubles of two carriers: each speaks its carrier's protocol, on a server only this machine reaches. */
export function openTestCarriers({ clock, newId, faults = {} }: Options): TestCarriers {
  const secret = newId()
  const server = fastify({ forceCloseConnections: true })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  cdekDouble(server, { faults, secret, newId })
  dhlDouble(server, { faults, secret, clock })
  /** It starts listening on the first call. */
  let listening: Promise<string> | undefined
  const at = (path: string) => async () => {
    listening ??= server.listen({ port: 0, host: '127.0.0.1' })
    return (await listening) + path
  }
  return {
    faults,
    close: () => server.close(),
    carriers: [
      cdek({ clientId: CDEK_CLIENT, clientSecret: secret, fromCity: CDEK_CITY, origin: at('/cdek'), clock }),
      dhl({
        apiKey: DHL_KEY,
        apiSecret: secret,
        account: DHL_ACCOUNT,
        fromCity: 'Bishkek',
        fromPostcode: '720001',
        origin: at('/dhl'),
      }),
    ],
  }
}
