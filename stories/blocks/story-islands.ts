import { Accordion } from '@shyrdak/blocks/widgets/accordion'
import type { ComponentType } from 'react'

/** The living pieces that blocks ask for, by the names they call them. */
export const ISLANDS: Readonly<Record<string, ComponentType<never>>> = {
  accordion: Accordion,
}
