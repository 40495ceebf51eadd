export { Accordion as default } from '@shyrdak/blocks/widgets/accordion'

export const words = [] as const
