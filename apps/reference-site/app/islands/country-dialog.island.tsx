export { CountryDialog as default } from '@shyrdak/react-store/widgets/country-dialog'

export const words = ['country', 'alerts'] as const
