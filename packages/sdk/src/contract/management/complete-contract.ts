import { contract } from '../contract.ts'
import type { ContractTree } from '../endpoint.ts'
import { management } from './management.ts'

/** Every endpoint that the server implements: those of `contract`, and those of managers. */
export const completeContract = { ...contract, management } as const satisfies ContractTree

export type CompleteContract = typeof completeContract
