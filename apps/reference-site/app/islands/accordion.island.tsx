export { Accordion as default } from '@shyrdak/blocks/widgets/accordion'
