import * as z from 'zod/mini'
import { Html, looks } from './fields.ts'

export const ParagraphProps = z.object({ ...looks, content: Html })
