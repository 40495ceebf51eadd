export {
  greatCircleDistance,
  isSelectable,
  nearestCountry,
  type LocatedCountry,
  type Position,
} from './rules.ts'
export { readCountry, writeCountry } from './stored-country.ts'
export { LocationError, type LocationRefusal } from './location-error.ts'
export type {
  CountryChange,
  CountryContext,
  CountryEvent,
  CountryInput,
  CountryUndo,
} from './country.types.ts'
export { countryMachine, type CountryActor, type CountrySnapshot } from './country.machine.ts'
export { countryActors, type CountryEffects, type Geolocation } from './country.actors.ts'
export {
  selectCountry,
  selectCountryDialog,
  selectIsDialogOpen,
  type CountryState,
  type CountryView,
} from './country.selectors.ts'
