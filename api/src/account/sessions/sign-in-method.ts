/** What a person signed in with. `password` stands for codes of mails, too; `provider` is an identity provider. */
export const signInMethods = ['password', 'passkey', 'provider'] as const;

export type SignInMethod = (typeof signInMethods)[number];
