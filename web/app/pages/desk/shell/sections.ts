import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../../paths.ts';

/** A page of the desk that its bar leads to. */
export interface Section {
  readonly to: string;
  readonly label: MessageDescriptor;
  /** Who finds it in the bar; the server decides again. */
  readonly roles: readonly string[];
  /** Whether pages below it are part of it. */
  readonly below?: boolean;
}

const counter = ['front_desk', 'manager'];

/** In the order of a day's work. */
export const sections: readonly Section[] = [{ to: paths.desk, label: msg`Day`, roles: counter }];
