// Each area's tables stand in a file of their own.
export * from './catalogue.ts'
export * from './content.ts'
export * from './back-in-stock.ts'
export * from './orders.ts'
export * from './people.ts'
export * from './rate-limits.ts'
export * from './special-goods.ts'
