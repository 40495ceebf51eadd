import type { Artisan } from '@shyrdak/sdk/contract'

export interface WorkshopsView {
  /** The value of `data-state`. */
  readonly state: 'loading' | 'showing' | 'empty' | 'failed'
  readonly page: number
  readonly pageCount: number
  readonly workshops: readonly Artisan[]
  readonly hasNext: boolean
  readonly hasPrevious: boolean
}
