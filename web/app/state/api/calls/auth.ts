// Written by `npm run calls` from contract/src/auth.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/auth.ts';
import { call } from '../call.ts';

export const generateOtp = call<typeof contract.generateOtp>('POST', 'auth/token/generate-otp/');
export const generateOtpByTelephone = call<typeof contract.generateOtpByTelephone>('POST', 'auth/token/telephone/generate-otp/');
export const listCodeChannels = call<typeof contract.listCodeChannels>('GET', 'auth/token/channels/');
export const me = call<typeof contract.me>('GET', 'auth/users/me/');
export const obtainToken = call<typeof contract.obtainToken>('POST', 'auth/token/');
export const obtainTokenByLink = call<typeof contract.obtainTokenByLink>('POST', 'auth/token/link/');
export const obtainTokenByTelephone = call<typeof contract.obtainTokenByTelephone>('POST', 'auth/token/telephone/');
export const refreshToken = call<typeof contract.refreshToken>('POST', 'auth/token/refresh/');
export const register = call<typeof contract.register>('POST', 'auth/token/register/');
export const revokeToken = call<typeof contract.revokeToken>('POST', 'auth/token/revoke/');
export const verifyToken = call<typeof contract.verifyToken>('POST', 'auth/token/verify/');
