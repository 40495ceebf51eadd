/** An email to one person. `html` holds only what the store wrote itself. */
export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** BCP 47 tag of its language. */
  lang: string
}

/** Sends an email, or throws; whoever calls retries. */
export interface Mail {
  send(email: Email): Promise<void>
}
