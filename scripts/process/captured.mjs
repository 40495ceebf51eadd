import { supervise } from './supervise.mjs'

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`

/**
 * Runs a command behind a one-line progress indicator, and captures its output in case it fails.
 *
 * @param {string} title e.g. `Installing`
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof supervise>[2]} [options]
 * @returns {Promise<{ code: number, stopped: boolean, output: string }>}
 */
export async function captured(title, command, args, options = {}) {
  const since = Date.now()
  const live = process.stdout.isTTY
  const rerender = (text) => process.stdout.write(`\r\x1b[K${text}`)
  if (!live) console.log(`${title}…`)
  else rerender(`${title}…`)
  const clock = setInterval(
    () => (live ? rerender(`${title}… ${seconds(since)}`) : console.log(`${title}… ${seconds(since)}`)),
    live ? 1000 : 15_000,
  )
  let output = ''
  try {
    const result = await supervise(command, args, {
      ownGroup: true,
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      onStart: (child) => {
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding('utf8')
          stream.on('data', (text) => (output += text))
        }
      },
    })
    if (live) rerender('')
    if (result.code === 0) console.log(`${title}: done in ${seconds(since)}`)
    return { ...result, output }
  } finally {
    clearInterval(clock)
  }
}
