import { listOf } from './setting-list.ts'
import { wrongSetting } from './wrong-setting.ts'

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i

/** An origin as browsers write it, without a path. */
export function originOf(name: string, value: string): string {
  const url = URL.parse(value)
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (!isOrigin) throw wrongSetting(name, value, 'It looks like https://shop.example, without a path.')
  return url.origin
}

export const originsOf = (name: string, value: string): string[] =>
  listOf(value).map((one) => originOf(name, one))

/** Hosts for a content security policy; any other character could widen or break the policy. */
export function hostsOf(name: string, value: string): string[] {
  const hosts = listOf(value)
  const wrong = hosts.find((host) => !HOST.test(host))
  if (wrong !== undefined)
    throw wrongSetting(name, wrong, 'It holds hosts such as bank.example or *.bank.example.')
  return hosts
}
