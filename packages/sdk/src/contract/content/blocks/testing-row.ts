import * as z from 'zod/mini'
import { looks } from './fields.ts'

/** `Testing`: a bare row whose columns are `TestCol` blocks. */
export const TestingProps = z.object(looks)
