import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Child {
  origin: string
  pid: number
  /** From the start of the process to the line with its address, in ms. */
  openMs: number
  stop: () => Promise<void>
}

const ADDRESS = /http:\/\/[\w.[\]:]+:(\d+)/

/** Starts a server in its own process; its first line of output contains its address. */
export async function startChild(script: string, environment: Record<string, string> = {}): Promise<Child> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--conditions=@shyrdak/source', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...environment,
    },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)))
  const port = await new Promise<string>((resolve, reject) => {
    let out = ''
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      const found = ADDRESS.exec(out)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`${script} did not open (${code}): ${said}`)))
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${script} has no process.`)
  return {
    origin: `http://127.0.0.1:${port}`,
    pid,
    openMs: performance.now() - began,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 8_000)
      await gone
      clearTimeout(timer)
    },
  }
}
