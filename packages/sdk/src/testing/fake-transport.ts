import { operationOf } from '../client/call-endpoint.ts'
import { ShyrdakError, type Failure } from '../client/shyrdak-error.ts'
import type { Transport, TransportRequest } from '../client/transport.ts'
import type { Endpoint, ContractTree } from '../contract/endpoint.ts'
import type { Contract } from '../contract/contract.ts'
import type { FailureCode } from '../rules/failure-code.ts'

type NamesIn<T> = T extends Endpoint
  ? `${T['method']} ${T['path']}`
  : T extends ContractTree
    ? { [K in keyof T]: NamesIn<T[K]> }[keyof T]
    : never

/** `GET /frontend/country` and so on: every operation of the contract. */
export type OperationName = NamesIn<Contract>

/** What is answered: a value, an error to fail with, or a function of the call. */
export type FakeAnswer =
  | ShyrdakError
  | ((request: TransportRequest) => unknown)
  | Readonly<Record<string, unknown>>
  | readonly unknown[]

export interface FakeTransport extends Transport {
  /** Every call so far, in order. */
  readonly calls: readonly TransportRequest[]
  /** The calls of one operation. */
  readonly callsOf: (name: OperationName) => readonly TransportRequest[]
  /** Changes what is answered from now on. */
  readonly answer: (name: OperationName, answer: FakeAnswer) => void
}

/**
 * A store that lives in the test: `createSdk(contract, { transport: fakeTransport({ 'GET /frontend/color': [] }) })`.
 * The SDK still checks every answer. An operation without an answer fails as NETWORK, as an absent store would.
 */
export function fakeTransport(answers: Partial<Record<OperationName, FakeAnswer>> = {}): FakeTransport {
  const known = new Map<string, FakeAnswer>(Object.entries(answers))
  const calls: TransportRequest[] = []
  const send = async (request: TransportRequest): Promise<unknown> => {
    const operation = operationOf(request.endpoint)
    calls.push(request)
    if (request.signal?.aborted) throw new ShyrdakError({ code: 'ABORTED', operation })
    const answer = known.get(operation)
    const given: unknown = typeof answer === 'function' ? await answer(request) : answer
    if (given instanceof ShyrdakError) throw given
    if (answer === undefined)
      throw new ShyrdakError({ code: 'NETWORK', operation, message: 'The fake store has no answer to this' })
    return structuredClone(given)
  }
  return Object.assign(send, {
    calls,
    callsOf: (name: OperationName) => calls.filter(({ endpoint }) => operationOf(endpoint) === name),
    answer: (name: OperationName, answer: FakeAnswer) => void known.set(name, answer),
  })
}

/** A failure to answer with: `refusal('SOLD_OUT', { quote })`. */
export const refusal = (code: FailureCode, more: Partial<Failure> = {}): ShyrdakError =>
  new ShyrdakError({ operation: 'GET /fake', ...more, code })
