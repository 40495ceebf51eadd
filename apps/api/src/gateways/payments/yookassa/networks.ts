import { BlockList, isIPv6 } from 'node:net'

/** The networks YooKassa sends notifications from, according to its own SDKs. */
export const YOOKASSA_NETWORKS = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11/32',
  '77.75.156.35/32',
  '2a02:5180::/32',
] as const

/** Creates a check whether an IP is in one of the networks, each written as `address/bits`. */
export function inNetworks(networks: readonly string[]): (ip: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return (ip) => {
    const plain = ip.startsWith('::ffff:') ? ip.slice(7) : ip
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
