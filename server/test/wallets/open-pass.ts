import { createHash, verify, X509Certificate } from 'node:crypto';
import { unzipSync } from 'fflate';
import forge from 'node-forge';

/** A file for Apple Wallet taken apart. */
export interface OpenedPass {
  readonly files: Readonly<Record<string, Buffer>>;
  /** The content of `pass.json`. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  readonly said: any;
  /** Files whose hash in the manifest is another, or missing. */
  readonly wronglyHashed: readonly string[];
  /** Whether the signature of the manifest is by a certificate that the authority issued. */
  readonly isSigned: boolean;
}

/** Takes a pass apart, and checks it as a telephone does. */
export function openPass(bytes: Buffer, authority: string): OpenedPass {
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content)]),
  );
  const { 'manifest.json': manifest, signature, ...others } = files;
  if (!manifest || !signature) throw new Error('The pass has no manifest or no signature.');
  const hashes = JSON.parse(manifest.toString()) as Record<string, string>;
  const names = new Set([...Object.keys(hashes), ...Object.keys(others)]);
  const wronglyHashed = [...names].filter((name) => hashes[name] !== sha1(others[name]));
  return {
    files,
    said: JSON.parse(String(others['pass.json'])),
    wronglyHashed,
    isSigned: isSignedBy({ signature, manifest, authority }),
  };
}

const sha1 = (bytes: Buffer | undefined) =>
  createHash('sha1')
    .update(bytes ?? 'missing')
    .digest('hex');

function isSignedBy(given: { signature: Buffer; manifest: Buffer; authority: string }): boolean {
  const { signature, manifest, authority } = given;
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(signature.toString('binary')),
  ) as forge.pkcs7.PkcsSignedData & {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
  };
  const above = new X509Certificate(authority);
  const signer = message.certificates
    .map((each) => new X509Certificate(forge.pki.certificateToPem(each)))
    .find((each) => each.subject !== above.subject);
  if (!signer?.checkIssued(above) || !signer.verify(above.publicKey)) return false;
  const { authenticatedAttributes: attributes, signature: signed } = message.rawCapture;
  const { SET } = forge.asn1.Type;
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, SET, true, attributes);
  const covered = Buffer.from(forge.asn1.toDer(set).getBytes(), 'binary');
  const digest = createHash('sha1').update(manifest).digest('binary');
  // The attributes hold the digest of the manifest, and the signature covers the attributes.
  return (
    covered.includes(Buffer.from(digest, 'binary')) &&
    verify('sha1', covered, signer.publicKey, Buffer.from(signed, 'binary'))
  );
}
