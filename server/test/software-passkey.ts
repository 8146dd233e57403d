import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (said: string) =>
  Buffer.concat([Buffer.from([0x60 + said.length]), Buffer.from(said)]);
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data]);
const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/**
 * A passkey that is a key pair in memory: a browser's replies for one (WebAuthn, ES256, no
 * attestation).
 */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = sha256(x);
  let signed = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signed);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter]);
  };
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
  };

  return {
    made(challenge: string) {
      // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const key = Buffer.concat([
        ...[Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])],
        ...[Buffer.from([0x21]), bytes(Buffer.from(x, 'base64url'))],
        ...[Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))],
      ]);
      const data = Buffer.concat([
        ...[head(PRESENT_AND_VERIFIED | WITH_CREDENTIAL), Buffer.alloc(16)],
        ...[Buffer.from([0, id.length]), id, key],
      ]);
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), bytes(data)],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      };
      return { ...named, response };
    },
    /**
     * `counted`: how many signatures it claims, which a copy that was used less would get wrong.
     */
    answer(challenge: string, counted = signed + 1) {
      signed = counted;
      const client = clientData('webauthn.get', challenge);
      const data = head(PRESENT_AND_VERIFIED);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...named, response };
    },
  };
}
