import type {
  WorkshopProfileContext,
  WorkshopProfileSnapshot,
} from '@shyrdak/state-machines/workshop-profile'

export interface WorkshopProfileView extends Pick<
  WorkshopProfileContext,
  'draft' | 'saved' | 'isShown' | 'isFound' | 'issues' | 'failure' | 'attempt'
> {
  /** The value of `data-state`. */
  readonly state: WorkshopProfileSnapshot['value']
}
