import type { ResponseOf } from '@shyrdak/sdk/contract'
import {
  managedCategories,
  managedSpecialCategories,
  managedWholesaleCategories,
} from '@shyrdak/sdk/management'

/** The category trees, named like their paths in the desk. */
export const CATEGORY_KINDS = ['categories', 'special-categories', 'wholesale-categories'] as const
export type CategoryKind = (typeof CATEGORY_KINDS)[number]

export const CATEGORY_ENDPOINTS = {
  categories: managedCategories,
  'special-categories': managedSpecialCategories,
  'wholesale-categories': managedWholesaleCategories,
} as const

type CategoryEndpoints = (typeof CATEGORY_ENDPOINTS)[CategoryKind]

/** A category of any kind, as in the list. */
export type DeskCategory = ResponseOf<CategoryEndpoints['list']>[number]
