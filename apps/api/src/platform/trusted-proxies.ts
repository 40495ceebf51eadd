import { inNetworks } from './networks.ts'
import { listOf } from './setting-list.ts'
import { wrongSetting } from './wrong-setting.ts'

/** Whether a proxy's `X-Forwarded-…` headers are believed; hop 0 is the one that connects to the store. */
export type TrustProxy = (address: string, hop: number) => boolean

/** Networks that no visitor of a public site connects from. */
const OWN_NETWORKS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
]

/**
 * Reads `TRUST_PROXY`. Proxies add the address they see at the end of `X-Forwarded-For`; whatever the visitor
 * wrote into it is on the left. So only what trusted proxies added may be believed, never the whole header.
 * @throws when the value is none of `true`, `false`, a number of proxies, and addresses or networks
 */
export function trustedProxiesOf(value: string): TrustProxy | false {
  if (value === 'false') return false
  if (value === 'true') {
    const isOwn = inNetworks(OWN_NETWORKS)
    return (address, hop) => hop === 0 && isOwn(address)
  }
  if (/^[1-9]$/.test(value)) {
    const proxies = Number(value)
    return (_address, hop) => hop < proxies
  }
  try {
    return inNetworks(listOf(value))
  } catch {
    // The error of a malformed network does not name the setting.
    throw wrongSetting(
      'TRUST_PROXY',
      value,
      'It is true, false, the number of proxies, or their addresses and networks such as 10.0.0.0/8.',
    )
  }
}
