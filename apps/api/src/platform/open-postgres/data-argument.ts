import { isRoot } from './run-as.ts'

/**
 * How PostgreSQL is told its folder. Root starts it inside the folder (`cwd`), then it becomes another user,
 * who may not walk there again when a parent is private, say below root's home; its own working directory
 * stays open to it under this name.
 */
export const dataArgument = (folder: string): string =>
  isRoot() && process.platform === 'linux' ? '/proc/self/cwd' : folder
