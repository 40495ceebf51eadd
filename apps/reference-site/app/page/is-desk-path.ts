/** Whether a path without language prefix belongs to the desk. */
export const isDeskPath = (path: string): boolean => path === '/desk' || path.startsWith('/desk/')
