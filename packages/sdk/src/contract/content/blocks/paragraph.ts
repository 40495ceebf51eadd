import * as z from 'zod/mini'
import { Html, styleProps } from './fields.ts'

export const ParagraphProps = z.object({ ...styleProps, content: Html })
