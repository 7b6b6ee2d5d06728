import { hash, verify } from '@node-rs/argon2';

// OWASP's password storage cheat sheet (2025) for argon2id, the library's default: 19 MiB, 2 rounds, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost);
}

/**
 * Whether a password is the one that was hashed. Without a hash (nobody has that address) it takes as long and says
 * no, so that the time tells nothing.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await hashOfNobody()), normalized(password));
  return isRight && passwordHash !== undefined;
}

/** Keyboards write the same letter with accent in two ways; both are the same password (RFC 8265). */
function normalized(password: string): string {
  return password.normalize('NFC');
}

let nobody: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID());
  return nobody;
}
