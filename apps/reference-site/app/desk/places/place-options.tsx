import { useShopPlaces } from './use-shop-places.ts'

/** What an input offers whose `list` is this: pages of the shop, by their names. */
export const PlaceOptions = ({ id }: { id: string }) => (
  <datalist id={id}>
    {useShopPlaces().map(({ path, title }) => (
      <option key={path} value={path}>
        {title}
      </option>
    ))}
  </datalist>
)
