export interface SearchMessages {
  readonly label: string
  readonly placeholder: string
  readonly submit: string
  readonly suggestions: string
  readonly found: (count: number) => string
  readonly nothing: string
  readonly all: (text: string) => string
}
