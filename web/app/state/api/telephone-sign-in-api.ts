import * as calls from './calls/auth.ts';
import { mutation, query } from './endpoint.ts';
import { anonymous, withDevelopmentCode } from './sign-in-api.ts';

/* Signing in by telephone, loaded beside the sign-in. */

export const listCodeChannels = query('listCodeChannels', calls.listCodeChannels, anonymous);
export const generateOtpByTelephone = mutation(
  'generateOtpByTelephone',
  calls.generateOtpByTelephone,
  { ...anonymous, transformResponse: withDevelopmentCode },
);
export const obtainTokenByTelephone = mutation(
  'obtainTokenByTelephone',
  calls.obtainTokenByTelephone,
  anonymous,
);

export const useListCodeChannelsQuery = listCodeChannels.useQuery;
export const useGenerateOtpByTelephoneMutation = generateOtpByTelephone.useMutation;
export const useObtainTokenByTelephoneMutation = obtainTokenByTelephone.useMutation;
