import { useShopPlaces } from './use-shop-places.ts'

/** A datalist with the shop's pages. */
export const PlaceOptions = ({ id }: { id: string }) => (
  <datalist id={id}>
    {useShopPlaces().map(({ path, title }) => (
      <option key={path} value={path}>
        {title}
      </option>
    ))}
  </datalist>
)
