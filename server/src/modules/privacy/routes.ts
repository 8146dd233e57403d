import * as contract from '@limber/contract/accounts.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpParts, serve } from '../../platform/http.ts';
import { eraseAccount } from './erase-account.ts';
import { exportData } from './export-data.ts';
import type { PrivacyParts } from './parts.ts';

/** What the studio keeps of a person: to be had, and to be forgotten. */
export function privacyRoutes(app: FastifyInstance, parts: HttpParts & PrivacyParts): void {
  serve(app, parts, contract.exportData, ({ actor, now }) => exportData(parts, actor, now));
  serve(app, parts, contract.eraseAccount, async ({ actor, body, now }) => {
    await eraseAccount(parts, actor, body.email, now);
    return { detail: 'Your account is erased. Take care.' };
  });
}
