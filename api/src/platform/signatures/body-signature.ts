import { createHmac } from 'node:crypto';
import { isSameSecret } from './same-secret.ts';

/** A signature is no older, so that nobody sends what they have recorded. */
const validSeconds = 5 * 60;

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>", hexadecimal>` */
export function signatureOf(secret: string, body: string, now: Date): string {
  return signedAt(secret, body, secondsOf(now));
}

/** Whether who knows the secret has signed this body just now. */
export function isSignedWith(secret: string, { body, signature }: Signed, now: Date): boolean {
  const seconds = Number(/^t=(\d{1,12}),/.exec(signature)?.[1]);
  const isFresh = Math.abs(secondsOf(now) - seconds) <= validSeconds;
  return isFresh && isSameSecret(signature, signedAt(secret, body, seconds));
}

interface Signed {
  body: string;
  signature: string;
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

const signedAt = (secret: string, body: string, seconds: number) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
