import { readFile } from 'node:fs/promises'

/** Resident memory of a process now, or at its highest, in MB. Source: proc(5), VmRSS and VmHWM. */
export async function memoryOf(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}
