import { registryOf } from '../tree/block.ts'
import { accordion } from './accordion/accordion.tsx'
import { container } from './container/container.tsx'
import { paragraph } from './paragraph/paragraph.tsx'

/** The whole library. A page that uses few of them can be given a smaller registry. */
export const allBlocks = registryOf(accordion, container, paragraph)
