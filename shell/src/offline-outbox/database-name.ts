/** Of its own: what was only read is cleared at a sign-out, and this is not. */
export const waitingDatabase = 'skep-waiting';
