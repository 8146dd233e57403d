import type { StaffMember } from '@limber/contract/desk/studio/team.ts';
import { msg } from '@lingui/core/macro';

export const roleWords = {
  therapist: msg`Therapist`,
  front_desk: msg`Front desk`,
  manager: msg`Manager`,
} satisfies Record<StaffMember['role'], unknown>;
