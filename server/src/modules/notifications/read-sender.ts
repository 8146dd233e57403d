import type { Db, Trx } from '../../platform/db.ts';
import { findStudio } from './queries.ts';

/** Who writes a mail, and where its links lead. */
export interface Sender {
  readonly brand: string;
  readonly legalName: string;
  readonly phone: string;
  readonly email: string;
  /** Where clients reach the site, without a slash at the end. */
  readonly publicUrl: string;
}

/** The studio as the sender of mails. */
export async function readSender(db: Db | Trx, publicUrl: string): Promise<Sender> {
  const studio = await findStudio(db);
  return {
    brand: studio.brand,
    legalName: studio.legal_name,
    phone: studio.phone,
    email: studio.email,
    publicUrl,
  };
}
