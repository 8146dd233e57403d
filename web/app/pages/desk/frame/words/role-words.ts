import type { StaffMember } from '@limber/contract/desk/studio/team.ts';
import { msg } from '@lingui/core/macro';

/** Names of the roles at the desk. */
export const roleWords = {
  therapist: msg`Therapist`,
  front_desk: msg`Front desk`,
  manager: msg`Manager`,
} satisfies Record<StaffMember['role'], unknown>;
