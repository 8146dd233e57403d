/** The studio's pass certificate, with which cards for Apple Wallet are signed. */
export interface AppleWallet {
  /** PEM, as are the key and Apple's intermediate certificate. */
  readonly certificate: string;
  readonly key: string;
  readonly authority: string;
  /** Such as `pass.com.example.member`. */
  readonly passType: string;
  readonly team: string;
  readonly endsAt: Date;
  /** Where telephones are told of changes. */
  readonly pushUrl: string;
}

/** The studio's account at Google Wallet. */
export interface GoogleWallet {
  readonly issuerId: string;
  /** The address of the service account that signs. */
  readonly signer: string;
  /** PEM. */
  readonly key: string;
}

/** The wallets for which cards can be made; null: none of that kind. */
export interface Wallets {
  readonly apple: AppleWallet | null;
  readonly google: GoogleWallet | null;
}

export const NO_WALLETS: Wallets = { apple: null, google: null };
