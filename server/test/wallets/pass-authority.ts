import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** An authority as Apple's that issues pass certificates, for tests alone; all texts are PEM. */
export function makePassAuthority(passType = 'pass.example.limber.member') {
  const authority = makeKeys();
  const own = makeKeys();
  const certificate = certify({
    ...{ of: own, by: authority, issuer: [{ name: 'commonName', value: 'Authority of tests' }] },
    subject: [
      { type: '0.9.2342.19200300.100.1.1', value: passType },
      { name: 'commonName', value: `Pass Type ID: ${passType}` },
      { name: 'organizationalUnitName', value: 'TEAM123456' },
    ],
  });
  const above = [{ name: 'commonName', value: 'Authority of tests' }];
  return {
    certificate,
    key: own.pem,
    authority: certify({ of: authority, by: authority, issuer: above, subject: above }),
  };
}

interface Keys {
  readonly pem: string;
  readonly publicPem: string;
}

function makeKeys(): Keys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

function certify({
  of,
  by,
  subject,
  issuer,
}: {
  of: Keys;
  by: Keys;
  subject: forge.pki.CertificateField[];
  issuer: forge.pki.CertificateField[];
}): string {
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.publicKeyFromPem(of.publicPem);
  made.serialNumber = '01';
  made.validity.notBefore = new Date('2025-01-01T00:00:00Z');
  made.validity.notAfter = new Date('2027-01-01T00:00:00Z');
  made.setSubject(subject);
  made.setIssuer(issuer);
  made.setExtensions([{ name: 'basicConstraints', cA: of === by }]);
  made.sign(forge.pki.privateKeyFromPem(by.pem), forge.md.sha256.create());
  return forge.pki.certificateToPem(made);
}
