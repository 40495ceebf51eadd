export interface WorkshopsMessages {
  readonly label: string
  readonly pageOf: (page: number, pages: number) => string
  readonly pages: string
  readonly previous: string
  readonly next: string
  readonly select: string
  readonly loading: string
  readonly empty: string
  readonly unreachable: string
  readonly retry: string
}
