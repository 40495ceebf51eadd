import { formatCount } from '@shyrdak/sdk/format'
import type { CountryMessages } from './messages.ts'

export const country: CountryMessages = {
  title: 'Where are you?',
  intro: 'Goods, prices and delivery depend on your country.',
  open: (country) => `Country: ${country}`,
  label: 'Country',
  filter: 'Find your country',
  nothingFound: 'We do not know such a country',
  found: (count) => formatCount('en', count, { one: 'country', other: 'countries' }),
  delivers: 'we deliver',
  deliverTo: 'We deliver to',
  otherCountries: 'Other countries',
  useLocation: 'Use my location',
  locating: 'Looking for you on the map',
  locationDenied: 'The browser does not share your location. Please choose from the list.',
  locationUnavailable: 'Your location could not be found. Please choose from the list.',
  locationTimeout: 'Finding your location takes too long. Please choose from the list.',
  locationUnknown: 'We could not tell the country. Please choose from the list.',
  close: 'Close',
  apply: 'Save',
  warningTitle: 'Go on without a location?',
  warning:
    'Without your location we show goods, prices and delivery for Kyrgyzstan. You can change it at any time.',
  warningBack: 'Choose a country',
  warningProceed: 'Go on without a location',
  confirmTitle: 'The basket will be emptied',
  confirm: (count) =>
    `Prices and delivery differ from country to country, so ${count === 1 ? 'this will be deleted' : 'these will be deleted'} from your basket:`,
  confirmYes: 'Change country',
  confirmNo: 'Stay here',
  changing: 'One moment',
  failed: 'The country could not be changed. Please try again.',
  unreachable: 'The list of countries did not arrive.',
  retry: 'Try again',
  items: (count) => `× ${count}`,
}
