import { readSettings, type Settings } from '@shyrdak/api'

/** The settings of this process, or one sentence and an end. */
export function ownSettings(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
