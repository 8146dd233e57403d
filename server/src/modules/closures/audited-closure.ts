import { refusal } from '../../platform/http/errors.ts';
import type { Kind } from '../audit/change-and-audit.ts';
import { fieldsOfClosure } from './fields-of-closure.ts';
import { UNKNOWN_CLOSURE } from './may-decide-or-change-rules.ts';
import { listAllClosures, type StoredClosure } from './queries.ts';

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
