export { Accordion as default } from '@shyrdak/blocks/widgets/accordion'

export const messages = [] as const
