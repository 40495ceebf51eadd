import { createSdk, type Sdk } from '@shyrdak/sdk'
import { completeContract, type CompleteContract } from '@shyrdak/sdk/management'
import type { TestStore } from '../store/open-test-store.ts'
import { testTransport } from '../store/test-transport.ts'

const PASSWORD = 'felt-and-wool'

/** The client for a token. */
export const clientOf = ({ origin }: Pick<TestStore, 'origin'>, token: string): Sdk<CompleteContract> =>
  createSdk(completeContract, {
    transport: testTransport({ apiHost: origin, country: () => 'KG', token: () => token }),
  })

/** The client of the demo manager, with a new session. */
export async function managerOf(store: TestStore): Promise<Sdk<CompleteContract>> {
  const body = { email: 'manager@example.com', password: PASSWORD }
  return clientOf(store, (await store.sdk.management.login.manager({ body })).access_token)
}

/** The client of the demo shopper, with a new session. */
export async function shopperOf(store: TestStore): Promise<Sdk<CompleteContract>> {
  const body = { email: 'shopper@example.com', password: PASSWORD }
  return clientOf(store, (await store.sdk.auth.login.retail({ body })).access_token)
}

/** The client of one of the demo's wholesale people, with a new session. */
export async function demoClientOf(store: TestStore, email: string): Promise<Sdk<CompleteContract>> {
  const body = { email, password: PASSWORD }
  return clientOf(store, (await store.sdk.auth.login.wholesale({ body })).access_token)
}

/** The client of the demo craftsman, who owns the first workshop, with a new session. */
export async function craftsmanOf(store: TestStore): Promise<Sdk<CompleteContract>> {
  const body = { email: 'craftsman@example.com', password: PASSWORD }
  return clientOf(store, (await store.sdk.auth.login.craftsman({ body })).access_token)
}
