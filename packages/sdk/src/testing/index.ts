export { build, type Overrides } from './build.ts'
export { anOrder, aPlacedOrder, aProduct, aProductEntry, aQuote, aQuotedLine } from './builders.ts'
export {
  fakeTransport,
  refusal,
  type FakeAnswer,
  type FakeAnswers,
  type FakeTransport,
  type OperationName,
} from './fake-transport.ts'
