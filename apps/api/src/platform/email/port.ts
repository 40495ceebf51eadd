/** A letter to one person. `html` holds only what the store wrote itself. */
export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** BCP 47 tag of the letter's language. */
  lang: string
}

/** Sends a letter, or throws; whoever calls retries. */
export interface Mail {
  send(email: Email): Promise<void>
}
