export { CountryDialog as default } from '@shyrdak/react-store/widgets/country-dialog'
