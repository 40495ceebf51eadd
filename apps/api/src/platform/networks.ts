import { BlockList, isIPv6 } from 'node:net'

/**
 * Creates a check whether an IP is in one of the networks, each written as `address/bits`, or a single
 * address.
 * @throws for a network that is written otherwise
 */
export function inNetworks(networks: readonly string[]): (ip: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? []
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (ip) => {
    const plain = ip.startsWith('::ffff:') ? ip.slice(7) : ip
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
