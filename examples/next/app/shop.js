/** Your shop, as server and client components know it. */
export const shop = {
  apiHost: 'https://shop.example',
  shop: 'https://shop.example',
  country: 'KG',
  language: 'en',
}
