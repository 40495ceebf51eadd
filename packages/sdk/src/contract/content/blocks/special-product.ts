import { SpecialCategoryId } from './fields.ts'
import { goodsProps } from './products.ts'

/** As `Products`, with special categories. Source: spec §2. */
export const SpecialProductProps = goodsProps(SpecialCategoryId)
