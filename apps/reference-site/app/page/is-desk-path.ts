/** Whether an address, without the prefix of a language, is one of the desk. */
export const isDeskPath = (path: string): boolean => path === '/desk' || path.startsWith('/desk/')
