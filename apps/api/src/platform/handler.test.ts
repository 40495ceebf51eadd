import { contract, type Endpoint } from '@shyrdak/sdk/contract'
import { managedOrders } from '@shyrdak/sdk/management'
import { expectTypeOf, test } from 'vitest'
import type { Call, Unanswered } from './handler.ts'
import type { Principal, SessionPrincipal } from './principal.ts'

type PrincipalIn<E extends Endpoint> = Call<E>['principal']

test('a handler of an endpoint that needs a session has a session of its markets as type of the caller', () => {
  const { list } = contract.retailOrders.orders
  expectTypeOf<PrincipalIn<typeof list>>().toEqualTypeOf<SessionPrincipal<'frontend' | 'wholesale'>>()
  const { read } = managedOrders
  expectTypeOf<PrincipalIn<typeof read>>().toEqualTypeOf<SessionPrincipal<'management'>>()
})

test('a handler of an endpoint open to guests has any caller as type', () => {
  const { place, read } = contract.retailOrders.orders
  expectTypeOf<PrincipalIn<typeof place>>().toEqualTypeOf<Principal>()
  expectTypeOf<PrincipalIn<typeof read>>().toEqualTypeOf<Principal>()
})

test('endpoints without a handler are listed by name in the type', () => {
  interface Answered {
    sessions: { list: () => void; end: () => void; endAll: () => void }
  }
  const { sessions, email } = contract.auth
  type Tree = { sessions: typeof sessions; email: typeof email }
  expectTypeOf<Unanswered<Tree, Answered>>().toEqualTypeOf<'sessions.logout' | 'email'>()
})
