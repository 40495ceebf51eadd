export { CountryDialog as default } from '@shyrdak/react-store/widgets/country-dialog'

export const messages = ['country', 'alerts'] as const
