export { internationalPhone, loadPhoneNumbers } from './international-phone.ts'
