/** The part of autocannon that the bench uses; the package has no types. */
declare module 'autocannon' {
  export interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  /** A connection. */
  export interface Client {
    pipelinedRequests: { addBody: (chunk: Buffer) => void }
  }
  export interface Options {
    url: string
    connections: number
    duration: number
    requests?: Request[]
    headers?: Record<string, string>
    setupClient?: (client: Client) => void
  }
  export interface Result {
    requests: { total: number }
    latency: { p50: number; p99: number }
    duration: number
    errors: number
    non2xx: number
    '2xx': number
  }
  export default function autocannon(options: Options): Promise<Result>
}
