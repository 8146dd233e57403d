import type { StaffMember } from '@limber/contract/desk/studio/team.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const roleWords: Readonly<Record<StaffMember['role'], MessageDescriptor>> = {
  therapist: msg`Therapist`,
  front_desk: msg`Front desk`,
  manager: msg`Manager`,
};
