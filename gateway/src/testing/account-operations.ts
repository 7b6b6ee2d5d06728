const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';
const signedIn = '... on SignedIn { token viewer { id language } }';
const done = '... on Done { done }';

/** Every mutation of the account slice that takes something. */
export const accountOperations: Readonly<Record<string, string>> = {
  signIn: `mutation ($input: SignInInput!) { signIn(input: $input) { ${signedIn} ${failure} } }`,
  signUp: `mutation ($input: SignUpInput!) { signUp(input: $input) { ${done} ${failure} } }`,
  verifyEmail: `mutation ($email: String!, $code: String!) {
    verifyEmail(email: $email, code: $code) { ${signedIn} ${failure} } }`,
  resendVerification: `mutation ($email: String!) { resendVerification(email: $email) { ${done} ${failure} } }`,
  requestPasswordReset: `mutation ($email: String!) { requestPasswordReset(email: $email) { ${done} ${failure} } }`,
  resetPassword: `mutation ($input: ResetPasswordInput!) {
    resetPassword(input: $input) { ${signedIn} ${failure} } }`,
  setLanguage: `mutation ($language: Language!) { setLanguage(language: $language) {
    ... on Viewer { id language } ${failure} } }`,
};
