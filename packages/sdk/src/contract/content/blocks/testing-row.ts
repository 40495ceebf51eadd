import * as z from 'zod/mini'
import { styleProps } from './fields.ts'

/** `Testing`: an unstyled row of `TestCol` columns. */
export const TestingProps = z.object(styleProps)
