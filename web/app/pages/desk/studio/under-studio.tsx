import { Trans } from '@lingui/react/macro';
import { paths } from '../../../paths.ts';

/** The way back from a page of the studio's own things to the list of them. */
export const underStudio = { to: paths.deskStudio, name: <Trans>Studio</Trans> };
