import { contract } from '../contract.ts'
import type { ContractTree } from '../endpoint.ts'
import { artisanFilms } from '../special-goods/films.ts'
import { management } from './management.ts'

/**
 * Every endpoint that the server implements: those of `contract`, those of managers, and the upload of films,
 * which only the craftsmen's own pages call.
 */
export const completeContract = {
  ...contract,
  specialGoods: { ...contract.specialGoods, films: artisanFilms },
  management,
} as const satisfies ContractTree

export type CompleteContract = typeof completeContract
