export interface CountryMessages {
  readonly title: string
  readonly intro: string
  readonly open: (country: string) => string
  readonly label: string
  readonly filter: string
  readonly nothingFound: string
  readonly found: (count: number) => string
  readonly delivers: string
  readonly deliverTo: string
  readonly otherCountries: string
  readonly useLocation: string
  readonly locating: string
  readonly locationDenied: string
  readonly locationUnavailable: string
  readonly locationTimeout: string
  readonly locationUnknown: string
  readonly close: string
  readonly apply: string
  readonly warningTitle: string
  readonly warning: string
  readonly warningBack: string
  readonly warningProceed: string
  readonly confirmTitle: string
  readonly confirm: (count: number) => string
  readonly confirmYes: string
  readonly confirmNo: string
  readonly changing: string
  readonly failed: string
  readonly unreachable: string
  readonly retry: string
  readonly items: (count: number) => string
}
