import { spawn } from 'node:child_process'
import type { RunAs } from './run-as.ts'

export interface Finished {
  code: number | null
  output: string
}

/** Only what PostgreSQL's programs need: no locale, time zone or PG* variable of the caller is passed on. */
export const plainEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SystemRoot: process.env['SystemRoot'],
  TEMP: process.env['TEMP'],
})

/** Runs a program until it exits. Rejects with the system's error if the program cannot be started. */
export function runProgram(
  path: string,
  args: readonly string[],
  options: { cwd?: string; runAs?: RunAs | undefined } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, {
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      ...options.runAs,
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: output.trim() }))
  })
}
