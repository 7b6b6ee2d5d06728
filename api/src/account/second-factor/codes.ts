import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes for granted (RFC 6238): SHA-1, six digits, half minutes. */
const stepSeconds = 30;
const digits = 6;
/** One half minute early or late: clocks differ, and typing takes a while. */
const stepsAside = 1;
/** As long as SHA-1's result, as RFC 4226 advises. */
const secretBytes = 20;

export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What the QR code says: an app makes an entry of it, named after service and person. */
export function setUpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Which half minute a code belongs to; undefined for a code of no half minute near this moment. */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: stepsAside });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  const issuer = 'Skep';
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });
}
