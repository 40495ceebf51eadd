export function WholesaleCart() {
  return null
}
