import { contract, type Endpoint } from '@shyrdak/sdk/contract'
import { managedOrders } from '@shyrdak/sdk/management'
import { expectTypeOf, test } from 'vitest'
import type { Call, Unanswered } from './handler.ts'
import type { Principal, SessionPrincipal } from './principal.ts'

type PrincipalIn<E extends Endpoint> = Call<E>['principal']

test('a handler whose endpoint asks for a session is given one, of its markets', () => {
  const { list } = contract.retailOrders.orders
  expectTypeOf<PrincipalIn<typeof list>>().toEqualTypeOf<SessionPrincipal<'frontend' | 'wholesale'>>()
  const { read } = managedOrders
  expectTypeOf<PrincipalIn<typeof read>>().toEqualTypeOf<SessionPrincipal<'management'>>()
})

test('a handler that guests may call has to ask who calls', () => {
  const { place, read } = contract.retailOrders.orders
  expectTypeOf<PrincipalIn<typeof place>>().toEqualTypeOf<Principal>()
  expectTypeOf<PrincipalIn<typeof read>>().toEqualTypeOf<Principal>()
})

test('what no module answers is called by its name', () => {
  interface Answered {
    sessions: { list: () => void; end: () => void; endAll: () => void }
  }
  const { sessions, email } = contract.auth
  type Tree = { sessions: typeof sessions; email: typeof email }
  expectTypeOf<Unanswered<Tree, Answered>>().toEqualTypeOf<'sessions.logout' | 'email'>()
})
