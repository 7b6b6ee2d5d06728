/**
 * Asks the server whether what the browser has is still so, which costs it no body: a network's own page that was answered
 * in its place says for how long it would be taken for it.
 */
export const withRevalidation = { cache: 'no-cache' } as const satisfies RequestInit;
