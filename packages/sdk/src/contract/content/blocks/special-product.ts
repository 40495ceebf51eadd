import { ProductsProps } from './products.ts'

/** The same with special categories. Source: spec §2. */
export const SpecialProductProps = ProductsProps
