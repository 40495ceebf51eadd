export interface GateMessages {
  readonly title: string
  readonly text: string
  readonly password: string
  readonly submit: string
  readonly checking: string
  readonly refused: string
}
