export interface FeedbackMessages {
  readonly label: string
  readonly fields: Readonly<Record<'name' | 'email' | 'subject' | 'message', string>>
  readonly submit: string
  readonly sending: string
  readonly sent: string
  readonly failed: string
  readonly needsScript: string
}
