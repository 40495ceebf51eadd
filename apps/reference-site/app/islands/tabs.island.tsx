export { Tabs as default } from '@shyrdak/blocks/parts/tabs'
