import { mkdtemp, rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { BESIDE_PACKAGES } from '../store/made-once.ts'

/** Vitest's `globalSetup`: a folder for files that the run's workers create once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(BESIDE_PACKAGES)
  project.provide('runFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
