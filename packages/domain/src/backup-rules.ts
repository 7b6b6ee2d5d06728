import * as v from 'valibot';
import { isTimeZone } from './date-formats.ts';
import { code, optionalLine, requiredLine, wholeBetween } from './text-rules.ts';

/** How many backups may be stored. */
export const storedBackups = { min: 1, max: 365 } as const;

/** Public key of age (age-encryption.org): what is encrypted for it, its private key alone decrypts. */
const ageRecipient = /^age1[02-9ac-hj-np-z]{58}$/;

/** When backups are made, and how many are stored. */
export const backupPlanForm = v.object({
  isOn: v.boolean(code('required')),
  /** On the clock of the time zone. */
  hour: wholeBetween(0, 23),
  timeZone: v.pipe(requiredLine(50), v.check(isTimeZone, code('unknown_choice'))),
  /** Older ones are deleted. */
  storedMax: wholeBetween(storedBackups.min, storedBackups.max),
  /** Whom backups are encrypted for; undefined: nobody. */
  recipient: v.pipe(
    optionalLine(100),
    v.check((text) => text === undefined || ageRecipient.test(text), code('invalid')),
  ),
});

export type BackupPlan = v.InferOutput<typeof backupPlanForm>;
