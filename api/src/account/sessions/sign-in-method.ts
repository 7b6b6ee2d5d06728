/** What a person signed in with. `password` stands for codes of mails, too. */
export const signInMethods = ['password', 'passkey'] as const;

export type SignInMethod = (typeof signInMethods)[number];
