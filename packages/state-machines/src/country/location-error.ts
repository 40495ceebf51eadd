/** Why the location could not be used. `unknown_place`: no countries to compare it with are loaded. */
export type LocationRefusal = 'denied' | 'unavailable' | 'timeout' | 'unknown_place'

/** Thrown by the `locate` effect. */
export class LocationError extends Error {
  override readonly name = 'LocationError'
  readonly reason: LocationRefusal

  constructor(reason: LocationRefusal) {
    super(`Location failed: ${reason}`)
    this.reason = reason
  }
}
