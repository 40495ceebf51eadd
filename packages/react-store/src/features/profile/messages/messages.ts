export interface ProfileMessages {
  readonly person: { readonly title: string; readonly submit: string; readonly saved: string }
  readonly address: {
    readonly title: string
    readonly text: string
    readonly country: string
    readonly submit: string
    readonly saved: string
    readonly remove: string
    readonly removed: string
  }
  readonly email: {
    readonly title: string
    readonly confirmed: string
    readonly unconfirmed: string
    readonly sendAgain: string
    readonly sentAgain: string
    readonly waits: (address: string) => string
    readonly cancel: string
    readonly canceled: string
    readonly newEmail: string
    readonly submit: string
    readonly sent: string
  }
  readonly password: {
    readonly title: string
    readonly newPassword: string
    readonly submit: string
    readonly saved: string
    readonly wasTemporary: string
  }
  readonly language: { readonly title: string; readonly text: string; readonly submit: string }
  readonly sessions: {
    readonly title: string
    readonly text: string
    readonly here: string
    readonly lastSeen: (time: string) => string
    readonly unknownDevice: string
    readonly end: string
    readonly ended: string
    readonly endAll: string
  }
  readonly claim: {
    readonly text: (count: number) => string
    readonly submit: string
    readonly done: string
  }
}
