import 'vitest'

// The API's testing entry point declares this for runs that start its PostgreSQL; here it is never provided.
declare module 'vitest' {
  export interface ProvidedContext {
    testPostgres: string
  }
}
