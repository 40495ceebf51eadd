export interface FaqMessages {
  readonly label: string
  readonly question: string
  readonly hint: string
  readonly submit: string
  readonly sending: string
  readonly sent: string
  readonly failed: string
  readonly needsScript: string
}
