import * as z from 'zod/mini'
import { looks } from './fields.ts'

/** The questions and answers of the store under five tabs. Source: spec §2. */
export const TourProps = z.object(looks)
