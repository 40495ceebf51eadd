import 'vitest'

// The API's testing entry point reads it from the run that starts its PostgreSQL; here it is never provided.
declare module 'vitest' {
  export interface ProvidedContext {
    testPostgres: string
  }
}
