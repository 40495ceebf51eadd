export { greatCircleDistance, nearestCountry, type LocatedCountry, type Position } from './nearest-country.ts'
export { isSelectable } from './country-choice.ts'
