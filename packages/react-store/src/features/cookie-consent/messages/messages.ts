export interface CookiesMessages {
  readonly title: string
  readonly text: string
  readonly policy: string
  readonly accept: string
  readonly close: string
}
