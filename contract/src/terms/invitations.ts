/** Days for which the link of an invitation is valid. */
export const INVITATION_DAYS = 14;
/** Invitations to share packages that one owner may send in a day. */
export const INVITATIONS_A_DAY = 10;
/** … those of them to addresses without an account: mail to strangers … */
export const INVITATIONS_TO_STRANGERS_A_DAY = 5;
/** … and those that one address may get, from everybody together. */
export const INVITATIONS_TO_ONE_A_DAY = 5;
