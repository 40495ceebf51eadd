import { expect, test } from 'vitest'
import { inNetworks } from '#platform/networks.ts'
import { YOOKASSA_NETWORKS } from './networks.ts'

const isTheirs = inNetworks(YOOKASSA_NETWORKS)

test.each(['185.71.76.0', '185.71.77.31', '77.75.156.11', '::ffff:77.75.153.5', '2a02:5180:0:1509::1'])(
  '%s belongs to YooKassa',
  (ip) => expect(isTheirs(ip)).toBe(true),
)
test.each(['185.71.76.32', '77.75.156.12', '127.0.0.1', '::1', '2a02:5181::1', 'nobody', ''])(
  '“%s” does not belong to YooKassa',
  (ip) => expect(isTheirs(ip)).toBe(false),
)
