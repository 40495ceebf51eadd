import { ProductsProps } from './products.ts'

/** As `Products`, with special categories. Source: spec §2. */
export const SpecialProductProps = ProductsProps
