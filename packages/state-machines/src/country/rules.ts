export { greatCircleDistance, nearestCountry, type Located, type Position } from './nearest-country.ts'
export { isSelectable } from './country-choice.ts'
