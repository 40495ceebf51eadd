import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const S3_DOUBLE = { bucket: 'felt', accessKeyId: 'AKIDFELT', secretAccessKey: 'wool-and-water' }

export interface S3Double extends AsyncDisposable {
  endpoint: string
  /** The stored objects, by path within the bucket. */
  objects: Map<string, { bytes: Buffer; type: string }>
  /** Every request in the form `PUT private/….png 200`. */
  requests: string[]
  /** Answers the next requests with this status. */
  failWith(status: number, times: number): void
}

/** A loopback S3 server: PUT, GET (with ranges), HEAD and DELETE of objects, with verified signatures. */
export async function startS3Double(): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map()
  const requests: string[] = []
  const failures: number[] = []
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const { pathname } = new URL(request.url ?? '/', 'http://s3')
      const [, bucket = '', ...path] = pathname.split('/')
      const key = decodeURIComponent(path.join('/'))
      const answer = (status: number, sent: Buffer | string = '', headers: Record<string, string> = {}) => {
        requests.push(`${request.method} ${key} ${status}`)
        response.writeHead(status, { 'x-amz-request-id': 'double', ...headers })
        response.end(request.method === 'HEAD' ? undefined : sent)
      }
      const refuse = (status: number, code: string) =>
        answer(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`, {
          'content-type': 'application/xml',
        })
      const failure = failures.shift()
      if (failure !== undefined) return refuse(failure, 'SlowDown')
      if (!isSigned(request, body)) return refuse(403, 'SignatureDoesNotMatch')
      if (bucket !== S3_DOUBLE.bucket) return refuse(404, 'NoSuchBucket')
      const found = objects.get(key)
      switch (request.method) {
        case 'PUT':
          objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' })
          return answer(200, '', { etag: `"${md5(body)}"` })
        case 'DELETE':
          objects.delete(key)
          return answer(204)
        default: {
          if (!found) return refuse(404, 'NoSuchKey')
          const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
          const sent = first ? found.bytes.subarray(Number(first), Number(last) + 1) : found.bytes
          return answer(first ? 206 : 200, sent, {
            'content-type': found.type,
            'content-length': String(sent.length),
            etag: `"${md5(found.bytes)}"`,
          })
        }
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    requests,
    failWith: (status, times) => failures.push(...Array.from({ length: times }, () => status)),
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)) // a request's chunks are bytes
  return Buffer.concat(chunks)
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

/** Source: AWS Signature Version 4, "Authenticating Requests: Using the Authorization Header". */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const parts = AUTHORIZATION.exec(request.headers.authorization ?? '')
  if (!parts) return false
  const [, keyId = '', day = '', region = '', signed = '', signature] = parts
  const declared = String(request.headers['x-amz-content-sha256'])
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) return false
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = signed
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('')
  const canonical = [request.method, pathname, query, headers, signed, declared].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${S3_DOUBLE.secretAccessKey}`, day), region))
  return keyId === S3_DOUBLE.accessKeyId && hmac(key, text).toString('hex') === signature
}
