// One file for the browser to fetch: each costs its hash in the script of the sign-in page, which is to be there at once.
export { ProviderReturn } from './ProviderReturn.tsx';
export { StartProviderSignIn } from './StartProviderSignIn.tsx';
