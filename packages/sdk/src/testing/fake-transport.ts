import { routeOf } from '../contract/endpoint.ts'
import { ShyrdakError, type ShyrdakErrorInit } from '../client/shyrdak-error.ts'
import type { Transport, TransportRequest } from '../client/transport.ts'
import type { ContractTree, Endpoint, Method } from '../contract/endpoint.ts'
import type { Contract } from '../contract/contract.ts'
import type { artisanFilms } from '../contract/special-goods/films.ts'
import type { FailureCode } from '../rules/failure-code.ts'

type NamesIn<T> = T extends Endpoint
  ? `${T['method']} ${T['path']}`
  : T extends ContractTree
    ? { [K in keyof T]: NamesIn<T[K]> }[keyof T]
    : never

type PublicOperationName = NamesIn<Contract> | NamesIn<typeof artisanFilms>
type ManagerOperationName = `${Method} /management/${string}`

/** The name of an operation: one of the contract (`GET /frontend/country`), or a manager’s. */
export type OperationName = PublicOperationName | ManagerOperationName

/** The answer to a call: a value, an error to fail with, or a function of the request. */
export type FakeAnswer =
  | ShyrdakError
  | ((request: TransportRequest) => unknown)
  | Readonly<Record<string, unknown>>
  | readonly unknown[]

/** Answers by the names of their operations. */
export type FakeAnswers = Partial<Record<PublicOperationName, FakeAnswer>> &
  Readonly<Record<ManagerOperationName, FakeAnswer>>

export interface FakeTransport extends Transport {
  /** All calls, in order. */
  readonly calls: readonly TransportRequest[]
  /** The calls of one operation. */
  readonly callsOf: (name: OperationName) => readonly TransportRequest[]
  /** Sets the answer to an operation from now on. */
  readonly answer: (name: OperationName, answer: FakeAnswer) => void
}

/**
 * A transport with canned answers: `createSdk(contract, { transport: fakeTransport({ 'GET /frontend/color': [] }) })`.
 * The SDK still validates them. An operation without an answer fails as NETWORK.
 */
export function fakeTransport(answers: FakeAnswers = {}): FakeTransport {
  const answerOf = new Map<string, FakeAnswer>(Object.entries(answers))
  const calls: TransportRequest[] = []
  const send = async (
    request: TransportRequest,
    copy: (result: unknown) => unknown = structuredClone,
  ): Promise<unknown> => {
    const operation = routeOf(request.endpoint)
    calls.push(request)
    if (request.signal?.aborted) throw new ShyrdakError({ code: 'ABORTED', operation })
    const answer = answerOf.get(operation)
    const result: unknown = typeof answer === 'function' ? await answer(request) : answer
    if (result instanceof ShyrdakError) {
      const { code, status, issues, data, retryAfter, cause } = result
      throw new ShyrdakError({ code, operation, status, issues, data, retryAfter, cause })
    }
    if (answer === undefined)
      throw new ShyrdakError({ code: 'NETWORK', operation, message: 'No answer set in fakeTransport' })
    // A file cannot be cloned everywhere, and its receiver cannot change it.
    return result instanceof Blob ? result : copy(result)
  }
  /** Answers a streaming endpoint with a function that returns its events, as an array or one by one. */
  async function* follow(request: TransportRequest): AsyncGenerator<unknown> {
    const events = await send(request, (result) => result)
    yield* events as AsyncIterable<unknown> // tests answer streaming endpoints with a stream
  }
  return Object.assign(send, {
    follow,
    calls,
    callsOf: (name: OperationName) => calls.filter(({ endpoint }) => routeOf(endpoint) === name),
    answer: (name: OperationName, answer: FakeAnswer) => void answerOf.set(name, answer),
  })
}

/** An error to answer with: `refusal('SOLD_OUT', { data: { quote } })`. */
export const refusal = (code: FailureCode, details: Partial<ShyrdakErrorInit> = {}): ShyrdakError =>
  new ShyrdakError({ operation: 'GET /fake', data: {}, ...details, code })
