import { createSdk, type TransportRequest } from '@shyrdak/sdk'
import {
  contract,
  CraftsmanProfile,
  isEndpoint,
  profile,
  type ContractTree,
  type Endpoint,
} from '@shyrdak/sdk/contract'
import { managerLogin, managerProfile } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage, memoryTabs, type StoragePort } from '../storage/index.ts'
import { trials } from '../testing/trials.ts'
import { authActors } from './auth.actors.ts'
import { authContract } from './contract.ts'
import { authMachine, type AuthEvent } from './auth.machine.ts'
import { selectAudience, selectState } from './auth.selectors.ts'
import type { Audience, AuthSession } from './session.ts'
import { clearSession, readSession, writeSession } from './stored-session.ts'

const ROLES = { retail: 'retail', wholesale: 'reyestr', craftsman: 'craftsman', manager: 'manager' } as const
const PASSWORD = 'felt-and-wool'
const session = (audience: Audience, token = `token-of-${audience}`): AuthSession => ({
  token,
  clientType: ROLES[audience],
  userId: 7,
  artisan: audience === 'craftsman' ? 3 : null,
  firstName: 'Aigul',
})

const endpointsOf = (tree: ContractTree): Endpoint[] =>
  Object.values(tree).flatMap((node) => (isEndpoint(node) ? [node] : endpointsOf(node)))

const managerContract = { login: managerLogin.manager, profile: managerProfile }
const person = (audience: Audience) => ({ id: 7, role: ROLES[audience], first_name: 'Aigul' })
const open =
  (audience: Audience) =>
  ({ body }: TransportRequest) => {
    const { password } = body as { password: string } // the body of a login
    if (password !== PASSWORD) throw refusal('LOGIN_INCORRECT')
    return {
      access_token: `token-of-${audience}`,
      expires_at: '2026-12-20T00:00:00.000Z',
      sets_password: false,
    }
  }

/** A page, and a store in which everyone has the same password. */
function page(storage: StoragePort = memoryStorage()) {
  const seen = { revoked: [] as string[], navigated: [] as string[], refreshed: 0 }
  const accounts = (token: string) =>
    fakeTransport({
      'POST /frontend/login': open('retail'),
      'POST /wholesale/login': open('wholesale'),
      'POST /specialgoods/login': open('craftsman'),
      'POST /management/login': open('manager'),
      'GET /frontend/profile': build(profile.retail.read.response, person('retail')),
      'GET /wholesale/profile': build(profile.wholesale.read.response, person('wholesale')),
      'GET /specialgoods/auth/user': {
        data: build(CraftsmanProfile, { ...person('craftsman'), artisans_id: 3 }),
      },
      'GET /management/profile': build(managerProfile.read.response, person('manager')),
      'POST /frontend/logout': () => {
        seen.revoked.push(token)
        return { status: true }
      },
    })
  const actor = createActor(
    authMachine.provide(
      authActors({
        storage,
        sdk: async (token = '') => createSdk(authContract, { transport: accounts(token) }),
        managers: async (token = '') => createSdk(managerContract, { transport: accounts(token) }),
        onLogin: () => {},
        here: () => '/admin/profile?tab=2',
        go: (path) => void seen.navigated.push(path),
        refresh: () => void (seen.refreshed += 1),
      }),
    ),
    { input: { session: readSession(storage) } },
  ).start()
  const enter = async (audience: Audience, password = PASSWORD) => {
    actor.send({
      type: 'session.open',
      signIn: { by: 'password', audience, email: 'aigul@example.kg', password },
    })
    await waitFor(actor, (snapshot) => snapshot.value !== 'logging_in')
  }
  return { actor, storage, seen, enter, state: () => selectState(actor.getSnapshot()) }
}

describe('a user with an account', () => {
  test.each(['retail', 'wholesale', 'craftsman', 'manager'] as const)(
    'logs in as %s and stays logged in after a reload',
    async (audience) => {
      const { enter, state, storage } = page()
      expect(state()).toBe('anonymous')
      await enter(audience)
      expect(state()).toBe(audience)
      expect(storage.get('id_token')).toBe(`token-of-${audience}`)
      expect(storage.get('client_type')).toBe(ROLES[audience])
      expect(storage.get('user_id')).toBe('7')
      expect(storage.get('artisan')).toBe(audience === 'craftsman' ? '3' : null)
      expect(storage.get('isCraftsmanLogged')).toBe(audience === 'craftsman' ? 'true' : null)
      expect(page(storage).state()).toBe(audience)
    },
  )

  test('with a wrong password gets an error and stays anonymous', async () => {
    const { enter, state, actor, storage } = page()
    await enter('retail', 'wool')
    expect(state()).toBe('anonymous')
    expect(actor.getSnapshot().context).toMatchObject({
      failure: { code: 'LOGIN_INCORRECT' },
      signIn: null,
    })
    expect(storage.get('id_token')).toBeNull()
  })

  test.each([
    ['retail', '/admin/login'],
    ['wholesale', '/admin/login'],
    ['craftsman', '/admin/craftsman/login'],
    ['manager', '/desk/login'],
  ] as const)(
    'logs out as %s: the token is revoked, storage is cleared, and %s opens',
    async (audience, login) => {
      const storage = memoryStorage()
      writeSession(storage, session(audience))
      const { actor, seen, state } = page(storage)
      actor.send({ type: 'session.close' })
      expect(state()).toBe('logged_out')
      expect(seen).toMatchObject({ navigated: [login] })
      for (const key of ['id_token', 'client_type', 'user_id', 'artisan', 'isCraftsmanLogged'])
        expect(storage.get(key)).toBeNull()
      await vi.waitFor(() => expect(seen.revoked).toEqual([`token-of-${audience}`]))
    },
  )

  test('is sent to the login once, with a return path, however many calls are refused', () => {
    const storage = memoryStorage()
    writeSession(storage, session('retail'))
    const { actor, seen, state } = page(storage)
    const call = { endpoint: profile.retail.read, token: 'token-of-retail' }
    for (let count = 0; count < 20; count += 1) actor.send({ type: 'call.refused', call })
    expect(state()).toBe('expired')
    expect(seen.navigated).toEqual(['/admin/login?return=%2Fadmin%2Fprofile%3Ftab%3D2&ended=1'])
    expect(readSession(storage)).toBeNull()
  })

  test.each([
    contract.auth.login.retail,
    contract.auth.login.wholesale,
    contract.auth.login.craftsman,
    ...endpointsOf(contract.retailOrders),
    ...endpointsOf(contract.auth.guestOrders),
    ...endpointsOf(contract.specialGoods.orders),
    ...endpointsOf(contract.wishlist),
    contract.chat.retail.info,
    contract.chat.wholesale.info,
    contract.chat.craftsman.info,
    contract.discounts.check,
    contract.receipts.read,
  ])('stays logged in when $method $path is refused: the caller gets the error', (endpoint) => {
    const storage = memoryStorage()
    writeSession(storage, session('retail'))
    const { actor, seen, state } = page(storage)
    actor.send({ type: 'call.refused', call: { endpoint, token: 'token-of-retail' } })
    expect([state(), seen.navigated]).toEqual(['retail', []])
  })

  test('is not logged out by a late response to a call of an earlier session', () => {
    const storage = memoryStorage()
    writeSession(storage, session('retail', 'the-newer-token'))
    const { actor, state } = page(storage)
    actor.send({
      type: 'call.refused',
      call: { endpoint: profile.retail.read, token: 'an-older-token' },
    })
    expect(state()).toBe('retail')
  })

  test('has the same session in every tab', async () => {
    const [one, two] = memoryTabs(2)
    const here = page(one)
    const there = page(two)
    await here.enter('craftsman')
    expect(there.state()).toBe('craftsman')
    there.actor.send({ type: 'session.close' })
    expect([here.state(), there.state()]).toEqual(['anonymous', 'logged_out'])
    expect(here.seen).toMatchObject({ navigated: [], refreshed: 1 })
  })

  test.each([
    ['logs out', null, 'anonymous'],
    ['logs in as somebody else', session('wholesale'), 'wholesale'],
  ] as const)('has the session of another tab that %s during a failed login', async (_, other, expected) => {
    const [one, two] = memoryTabs(2)
    if (!one || !two) throw new Error('Expected two tabs')
    writeSession(one, session('retail'))
    const { actor, enter, seen, state } = page(one)
    const entering = enter('craftsman', 'wool')
    if (other) writeSession(two, other)
    else clearSession(two)
    await entering
    await vi.waitFor(() => expect(state()).toBe(expected))
    expect(actor.getSnapshot().context).toMatchObject({ failure: { code: 'LOGIN_INCORRECT' } })
    expect(actor.getSnapshot().context.session?.token).toBe(other?.token)
    expect(seen.refreshed).toBe(1)
  })

  test('with an invalid or incomplete stored session is anonymous', () => {
    for (const entries of [
      [['id_token', 'a-fine-token']],
      [
        ['id_token', 'a-fine-token'],
        ['client_type', 'king'],
        ['user_id', '7'],
      ],
      [
        ['id_token', 'a b'],
        ['client_type', 'retail'],
        ['user_id', '7'],
      ],
      [
        ['id_token', 'a-fine-token'],
        ['client_type', 'retail'],
        ['user_id', '{}'],
      ],
      [
        ['id_token', 'a-fine-token'],
        ['client_type', 'craftsman'],
        ['user_id', '7'],
      ],
      [
        ['id_token', 'a-fine-token'],
        ['client_type', 'craftsman'],
        ['user_id', '7'],
        ['artisan', '3'],
      ],
      [
        ['id_token', 'a-fine-token'],
        ['client_type', 'retail'],
        ['user_id', '7'],
        ['isCraftsmanLogged', 'true'],
      ],
    ] as const)
      expect(page(memoryStorage(entries)).state()).toBe('anonymous')
  })

  test('who changes their name has the new one in the stored session', () => {
    const storage = memoryStorage()
    writeSession(storage, session('retail'))
    const { actor } = page(storage)
    actor.send({ type: 'person.renamed', firstName: 'Айжан' })
    expect(readSession(storage)?.firstName).toBe('Айжан')
  })
})

const AUDIENCES = ['retail', 'wholesale', 'craftsman', 'manager'] as const
const events: AuthEvent[] = [
  { type: 'session.close' },
  { type: 'session.expired' },
  { type: 'call.refused', call: { endpoint: profile.retail.read, token: 'token-of-retail' } },
  { type: 'call.refused', call: { endpoint: contract.retailOrders.orders.place, token: 'token-of-retail' } },
  { type: 'session.followed', session: null },
  ...AUDIENCES.map((audience) => ({ type: 'session.followed' as const, session: session(audience) })),
]

describe('the auth machine', () => {
  test('reaches every visible state', () => {
    const open = {
      type: 'session.open',
      signIn: { by: 'token', audience: 'retail', token: 'a-fine-token' },
    } as const
    const paths = getShortestPaths(authMachine, {
      input: { session: null },
      events: [...events, open],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    expect(new Set(paths.map(({ state }) => selectState(state)))).toEqual(
      new Set(['anonymous', 'logging_in', ...AUDIENCES, 'logged_out', 'expired']),
    )
  })

  test('always has the same session as the storage, and navigates once at most when one ends', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (path) => {
        const storage = memoryStorage()
        const { actor, seen } = page(storage)
        for (const event of path) {
          // Another tab writes before it notifies.
          if (event.type === 'session.followed' && event.session) writeSession(storage, event.session)
          if (event.type === 'session.followed' && !event.session) storage.remove('id_token')
          const before = seen.navigated.length
          const wasKnown = selectAudience(actor.getSnapshot()) !== null
          actor.send(event)
          expect(actor.getSnapshot().context.session).toEqual(readSession(storage))
          expect(seen.navigated.length - before).toBeLessThanOrEqual(wasKnown ? 1 : 0)
        }
        actor.stop()
      }),
      { numRuns: trials(1_000) },
    )
  })
})
