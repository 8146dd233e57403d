import { refusal } from '../../platform/http/errors.ts';
import type { Kind } from '../audit/change-recorded.ts';
import { fieldsOfClosure } from './fields-of-closure.ts';
import { type KeptClosure, listAllClosures } from './queries.ts';
import { UNKNOWN_CLOSURE } from './rules.ts';

/** How closures are changed and recorded. */
export const kindOfClosure: Kind<KeptClosure> = {
  subject: 'closure',
  list: listAllClosures,
  find(all, id) {
    const kept = all.find((each) => each.id === id);
    if (!kept) throw refusal(404, UNKNOWN_CLOSURE);
    return kept;
  },
  calledOf: ({ name }) => name,
  fieldsOf: fieldsOfClosure,
};
