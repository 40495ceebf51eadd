import type { Plugin } from 'vite'

export const lightContractInBrowsers: Plugin
