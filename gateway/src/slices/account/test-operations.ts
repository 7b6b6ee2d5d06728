const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';
const signedIn = '... on SignedIn { token viewer { id language } }';
const done = '... on Done { done }';
const options = '... on PasskeyOptions { options }';
const passkey = '... on Passkey { id name createdAt lastUsedAt }';
const started = '... on StartedProviderSignIn { address browserKey }';
const profile = `... on Viewer { id name email newEmail emailVerified acceptedTermsVersion } ${failure}`;

/** Every mutation of the account slice that takes something. */
export const accountOperations: Readonly<Record<string, string>> = {
  signIn: `mutation ($input: SignInInput!) { signIn(input: $input) { ${signedIn} ${failure} } }`,
  signUp: `mutation ($input: SignUpInput!) { signUp(input: $input) { ${done} ${failure} } }`,
  makeFirstAccount: `mutation ($input: FirstAccountInput!) {
    makeFirstAccount(input: $input) { ${signedIn} ${failure} } }`,
  verifyEmail: `mutation ($email: String!, $code: String!) {
    verifyEmail(email: $email, code: $code) { ${signedIn} ${failure} } }`,
  resendVerification: `mutation ($email: String!) { resendVerification(email: $email) { ${done} ${failure} } }`,
  requestPasswordReset: `mutation ($email: String!) { requestPasswordReset(email: $email) { ${done} ${failure} } }`,
  resetPassword: `mutation ($input: ResetPasswordInput!) {
    resetPassword(input: $input) { ${signedIn} ${failure} } }`,
  endDeviceSignIn: `mutation ($id: ID!) { endDeviceSignIn(id: $id) { ${done} ${failure} } }`,
  createApiToken: `mutation ($name: String!, $isReadOnly: Boolean! = false, $expiresInDays: Int) {
    createApiToken(name: $name, isReadOnly: $isReadOnly, expiresInDays: $expiresInDays) {
    ... on NewApiToken { token apiToken { id name isReadOnly createdAt expiresAt lastUsedAt } } ${failure} } }`,
  revokeApiToken: `mutation ($id: ID!) { revokeApiToken(id: $id) { ${done} ${failure} } }`,
  requestPasskey: `mutation ($purpose: PasskeyPurpose!) { requestPasskey(purpose: $purpose) { ${options} ${failure} } }`,
  signInWithPasskey: `mutation ($credential: String!) {
    signInWithPasskey(credential: $credential) { ${signedIn} ${failure} } }`,
  exchangePasskey: `mutation ($credential: String!) {
    exchangePasskey(credential: $credential) { ... on PasskeyCode { oneTimeCode } ${failure} } }`,
  beginPasskey: `mutation ($password: String, $code: String) {
    beginPasskey(password: $password, code: $code) { ${options} ${failure} } }`,
  addPasskey: `mutation ($name: String!, $credential: String!) {
    addPasskey(name: $name, credential: $credential) { ${passkey} ${failure} } }`,
  renamePasskey: `mutation ($id: ID!, $name: String!) {
    renamePasskey(id: $id, name: $name) { ${passkey} ${failure} } }`,
  deletePasskey: `mutation ($id: ID!, $password: String, $code: String) {
    deletePasskey(id: $id, password: $password, code: $code) { ${done} ${failure} } }`,
  switchOnPasskeys: `mutation ($password: String, $code: String) {
    switchOnPasskeys(password: $password, code: $code) { ... on RecoveryCodes { codes } ${failure} } }`,
  startProviderSignIn: `mutation { startProviderSignIn { ${started} ${failure} } }`,
  signInWithProvider: `mutation ($query: String!, $browserKey: String!, $code: String) {
    signInWithProvider(query: $query, browserKey: $browserKey, secondFactorCode: $code) {
    ${signedIn} ${failure} } }`,
  startProviderLink: `mutation ($password: String, $code: String) {
    startProviderLink(password: $password, code: $code) { ${started} ${failure} } }`,
  linkProvider: `mutation ($query: String!, $browserKey: String!) {
    linkProvider(query: $query, browserKey: $browserKey) { ${done} ${failure} } }`,
  unlinkProvider: `mutation ($password: String, $code: String) {
    unlinkProvider(password: $password, code: $code) { ${done} ${failure} } }`,
  beginSecondFactor: `mutation ($password: String) { beginSecondFactor(password: $password) {
    ... on SecondFactorSetUp { secret qrCode } ${failure} } }`,
  confirmSecondFactor: `mutation ($code: String!) { confirmSecondFactor(code: $code) {
    ... on RecoveryCodes { codes } ${failure} } }`,
  renewRecoveryCodes: `mutation ($password: String!, $code: String!) {
    renewRecoveryCodes(password: $password, code: $code) { ... on RecoveryCodes { codes } ${failure} } }`,
  switchOffSecondFactor: `mutation ($password: String!, $code: String!) {
    switchOffSecondFactor(password: $password, code: $code) { ${done} ${failure} } }`,
  setLanguage: `mutation ($language: Language!) { setLanguage(language: $language) {
    ... on Viewer { id language } ${failure} } }`,
  changeName: `mutation ($name: String!) { changeName(name: $name) { ${profile} } }`,
  changeEmail: `mutation ($email: String!, $currentPassword: String!, $code: String) {
    changeEmail(email: $email, currentPassword: $currentPassword, secondFactorCode: $code) { ${profile} } }`,
  confirmNewEmail: `mutation ($code: String!) { confirmNewEmail(code: $code) { ${profile} } }`,
  withdrawNewEmail: `mutation { withdrawNewEmail { ${profile} } }`,
  changePassword: `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ${profile} } }`,
  acceptTerms: `mutation ($version: String!) { acceptTerms(version: $version) { ${profile} } }`,
  setUnits: `mutation ($units: UnitsInput!) { setUnits(units: $units) {
    ... on Units { weight temperature } ${failure} } }`,
  setTimeZone: `mutation ($timeZone: String!) { setTimeZone(timeZone: $timeZone) { ${done} ${failure} } }`,
  addPushDevice: `mutation ($endpoint: String!, $publicKey: String!, $auth: String!) {
    addPushDevice(endpoint: $endpoint, publicKey: $publicKey, auth: $auth) { ${done} ${failure} } }`,
  removePushDevice: `mutation ($id: ID!) { removePushDevice(id: $id) { ${done} ${failure} } }`,
  setQuietHours: `mutation ($quietHours: QuietHoursInput) {
    setQuietHours(quietHours: $quietHours) { ${done} ${failure} } }`,
  setMorningNotice: `mutation ($notice: MorningNoticeInput!) {
    setMorningNotice(notice: $notice) { ${done} ${failure} } }`,
  createWebhook: `mutation ($input: WebhookInput!) {
    createWebhook(input: $input) { ... on NewWebhook { secret } ${failure} } }`,
  changeWebhook: `mutation ($id: ID!, $input: WebhookChangesInput!) {
    changeWebhook(id: $id, input: $input) { ${done} ${failure} } }`,
  renewWebhookSecret: `mutation ($id: ID!) {
    renewWebhookSecret(id: $id) { ... on NewWebhook { secret } ${failure} } }`,
  tryWebhook: `mutation ($id: ID!) { tryWebhook(id: $id) {
    ... on WebhookTry { isTaken status fault } ${failure} } }`,
  switchWebhookOn: `mutation ($id: ID!) { switchWebhookOn(id: $id) { ${done} ${failure} } }`,
  removeWebhook: `mutation ($id: ID!) { removeWebhook(id: $id) { ${done} ${failure} } }`,
  deleteAccount: `mutation ($password: String!, $secondFactorCode: String) {
    deleteAccount(password: $password, secondFactorCode: $secondFactorCode) { ${done} ${failure} } }`,
};

/** What of an account can be requested with other things. */
export const accountQueries = {
  viewer:
    '{ viewer { id name deviceTypes permissions badges { tab count } news { part version } storage { usedBytes maxBytes kinds { kind bytes } } } }',

  security:
    '{ security { signIns { id browser } apiTokens { id name } secondFactor { onSince } passkeys { id } provider { name } } }',

  offlineVersions: '{ offlineVersions { part version } }',

  morningNotice: '{ morningNotice { at timeZone isPushed isMailed } }',

  ways: `{ ways { pushKey pushDevices { id browser system addedAt toldAt fault isCurrent }
    quietHours { from until timeZone }
    webhooks { id name kind address recipient failingSince switchedOffAt
      deliveries { title state tries status fault at } } } }`,
};
