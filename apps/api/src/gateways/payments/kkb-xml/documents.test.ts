import { createVerify, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderDocument, readStatus } from './documents.ts'
import { isSignedText, signText } from './sign.ts'
import { elementText, readXml } from './xml.ts'

const own = generateKeyPairSync('rsa', { modulusLength: 1024 })
const bank = generateKeyPairSync('rsa', { modulusLength: 1024 })
const merchant = {
  id: '92061101',
  name: 'Shyrdak & Co "Felt"',
  certId: '00c183d690',
  key: own.privateKey,
  bankKey: bank.publicKey,
}

test('an order is one line of XML, with a byte-reversed signature over the text of its merchant element', () => {
  const document = orderDocument('000123', '1500', merchant)
  const element = elementText(document, 'merchant') ?? ''
  expect(element).toBe(
    '<merchant cert_id="00c183d690" name="Shyrdak &#38; Co &#34;Felt&#34;"><order order_id="000123" amount="1500" currency="398"><department merchant_id="92061101" amount="1500"/></order></merchant>',
  )
  const signature = /<merchant_sign type="RSA"[^>]*>([^<]+)</.exec(document)?.[1] ?? ''
  const bytes = Buffer.from(signature, 'base64').reverse()
  expect(createVerify('RSA-SHA1').update(element).verify(own.publicKey, bytes)).toBe(true)
})

const answer = (key = bank.privateKey, spoiled = '') => {
  const element =
    '<bank name="KKB"><merchant id="92061101"><order id="000123"/></merchant><response payment="true" status="0" result="0" amount="1500" reference="R" approval_code="77"/></bank>'
  return `<document>${element.replace('1500', spoiled || '1500')}<bank_sign type="SHA/RSA">${signText(element, key)}</bank_sign></document>`
}

test('a status is read only when the bank’s signature matches it', () => {
  expect(readStatus(answer(), bank.publicKey)?.response['@amount']).toBe('1500')
  expect(readStatus(answer(own.privateKey), bank.publicKey)).toBeUndefined()
  expect(readStatus(answer(bank.privateKey, '9999'), bank.publicKey)).toBeUndefined()
  expect(readStatus('<error input="">05</error>', bank.publicKey)).toBeUndefined()
})

test.each([
  ['definitions', '<!DOCTYPE a [<!ENTITY b "c">]><document>&b;</document>'],
  ['far too much', `<document>${'x'.repeat(70_000)}</document>`],
  ['half a document', '<document><bank>'],
])('XML with %s is not read', (_what, xml) => expect(readXml(xml)).toBeUndefined())

test('a signature that is not base64 is not valid', () => {
  expect(isSignedText('x', '<>', bank.publicKey)).toBe(false)
  expect(isSignedText('x', '', bank.publicKey)).toBe(false)
})
