import { refusal } from '../../platform/http/errors.ts';
import type { Kind } from '../audit/change-recorded.ts';
import { fieldsOfClosure } from './fields-of-closure.ts';
import { listAllClosures, type StoredClosure } from './queries.ts';
import { UNKNOWN_CLOSURE } from './rules.ts';

/** How closures are changed and recorded. */
export const auditedClosure: Kind<StoredClosure> = {
  subject: 'closure',
  list: listAllClosures,
  find(all, id) {
    const stored = all.find((each) => each.id === id);
    if (!stored) throw refusal(404, UNKNOWN_CLOSURE);
    return stored;
  },
  calledOf: ({ name }) => name,
  fieldsOf: fieldsOfClosure,
};
