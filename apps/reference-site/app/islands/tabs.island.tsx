export { Tabs as default } from '@shyrdak/blocks/parts/tabs'

export const messages = [] as const
