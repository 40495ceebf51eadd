import * as z from 'zod/mini'
import { styleProps } from './fields.ts'

/** The store's FAQ in five tabs. Source: spec §2. */
export const TourProps = z.object(styleProps)
