import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PaymentSettings } from '#platform/payment-settings.ts'
import { halyk } from './halyk/halyk.ts'
import { kicb } from './kicb/kicb.ts'
import { kkbXml } from './kkb-xml/kkb-xml.ts'
import { paypal } from './paypal/paypal.ts'
import type { PaymentBanks } from './port.ts'
import { pagesOf } from './trusted-page.ts'
import { YOOKASSA_NETWORKS } from './yookassa/networks.ts'
import { yookassa } from './yookassa/yookassa.ts'

/** The payment providers configured in the settings. Throws if a configured key cannot be read. */
export function banksFor(settings: PaymentSettings, clock: () => Date): PaymentBanks {
  const kkb = settings.halyk ? halykOf(settings.halyk) : settings.kkbXml && kkbXmlOf(settings.kkbXml)
  return {
    ...(settings.paypal && { paypal: paypal({ ...hosted(settings.paypal), clock }) }),
    ...(kkb && { kkb }),
    ...(settings.kicb && { kicb: kicb({ ...hosted(settings.kicb), clock }) }),
    ...(settings.yookassa && {
      yookassa: yookassa({
        ...hosted(settings.yookassa),
        networks: settings.yookassa.networks ?? YOOKASSA_NETWORKS,
      }),
    }),
  }
}

/** A provider with one address, and payment pages on hosts of its own. */
const hosted = <Provider extends { url: string; pageHosts: readonly string[] }>(provider: Provider) => ({
  ...provider,
  origin: provider.url,
  pages: pagesOf(provider.pageHosts),
})

function halykOf({
  clientId,
  clientSecret,
  terminal,
  oauthUrl,
  apiUrl,
  pageUrl,
}: NonNullable<PaymentSettings['halyk']>) {
  const oauth = new URL(oauthUrl)
  return halyk({
    clientId,
    clientSecret,
    terminal,
    oauthOrigin: oauth.origin,
    oauthPath: oauth.pathname,
    apiOrigin: apiUrl,
    payformUrl: pageUrl,
    pages: pagesOf([new URL(pageUrl).hostname]),
  })
}

function kkbXmlOf(settings: NonNullable<PaymentSettings['kkbXml']>) {
  const { merchantId, merchantName, certId, keyFile, keyPassword, bankCertFile, url } = settings
  return kkbXml({
    merchant: {
      id: merchantId,
      name: merchantName,
      certId,
      key: readKey('KKB_KEY_FILE', keyFile, (pem) =>
        createPrivateKey({ key: pem, ...(keyPassword !== undefined && { passphrase: keyPassword }) }),
      ),
      bankKey: readKey('KKB_BANK_CERT_FILE', bankCertFile, (pem) =>
        pem.includes('CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem),
      ),
    },
    origin: url,
    pageUrl: `${url}/jsp/process/logon.jsp`,
    pages: pagesOf([new URL(url).hostname]),
  })
}

function readKey<T>(setting: string, file: string, read: (pem: string) => T): T {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`The setting ${setting} names a file that cannot be read as a key: ${file}.`, {
      cause: error,
    })
  }
}
