import type { Plugin } from 'esbuild'

export function textOf(file: string, folder: string): Promise<string>
export function cssText(folder: string): Plugin
