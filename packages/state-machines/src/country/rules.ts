export {
  greatCircleDistance,
  nearestCountry,
  type LocatedCountry as Located,
  type Position,
} from './nearest-country.ts'
export { isSelectable } from './country-choice.ts'
