/** The link of an invitation is good for so many days. */
export const INVITATION_DAYS = 14;
/** Invitations to share packages that one owner may send in a day. */
export const INVITATIONS_A_DAY = 10;
/** … of them to addresses that have no account: mail to people whom nobody here knows. */
export const INVITATIONS_TO_STRANGERS_A_DAY = 5;
/** … and that one address may get, from everybody together. */
export const INVITATIONS_TO_ONE_A_DAY = 5;
