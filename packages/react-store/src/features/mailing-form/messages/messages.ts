export interface MailingMessages {
  readonly label: string
  readonly email: string
  readonly placeholder: string
  readonly submit: string
  readonly sending: string
  readonly added: string
  readonly alreadyThere: string
  readonly error: string
  readonly needsScript: string
}
