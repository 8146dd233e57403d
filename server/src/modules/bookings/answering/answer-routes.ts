import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import { replyWithSignedPage } from '../../../platform/http/plain-page.ts';
import { askedLanguage } from '../../../platform/language/asked-language.ts';
import { readForms } from '../../../platform/webhooks/other-bodies.ts';
import { readAnswerAddress } from './answer-address.ts';
import { answerPage } from './answer-page.ts';
import { sayComing } from './say-coming.ts';

interface AnswerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  readonly publicUrl: string;
}

type ByAddress = { Params: { signed: string } };

/**
 * The page to which the mail of a reminder leads. Programs that look at the links of mails change
 * nothing: the answer is a press of its button.
 */
export function answerRoutes(app: FastifyInstance, deps: AnswerDeps): void {
  app.get<ByAddress>('/answer/:signed', async (request, reply) => {
    const asked = readAnswerAddress(deps.secret, request.params.signed);
    const page = await answerPage(deps, asked, askedLanguage(request), deps.clock.now());
    return replyWithSignedPage(reply, page);
  });
  app.register(async (scope) => {
    readForms(scope);
    scope.post<ByAddress>('/answer/:signed', async (request, reply) => {
      const { signed } = request.params;
      const asked = readAnswerAddress(deps.secret, signed);
      if (asked) {
        const now = deps.clock.now();
        await deps.db.transaction().execute((trx) => sayComing(trx, asked, now));
      }
      return reply.redirect(`/answer/${encodeURIComponent(signed)}`, 303);
    });
  });
}
