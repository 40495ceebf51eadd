import type { Plugin } from 'vite'

export const summariesStayOutOfBrowsers: Plugin
