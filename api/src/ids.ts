declare const brand: unique symbol;

/** A number that cannot be taken for the id of something else. */
export type Id<Name extends string> = number & { readonly [brand]: Name };

export type UserId = Id<'User'>;
export type MailId = Id<'Mail'>;
