import { AppError, languageFor } from '@skep/domain';
import { areEqual, sign } from '#account/core/signatures.ts';
import { endAlerts } from '#alerts/rules/running-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { AlertRuleId, HiveId } from '#platform/context/ids.ts';
import { type EventToNotify, excludeHive, hiveNamed, ruleToStop } from './store.ts';

/** Rule, hive, and our signature over both: whoever has the mail may end this, and nothing else. */
export interface StopProof {
  ruleId: AlertRuleId;
  hiveId: HiveId;
  signature: string;
}

const purpose = 'alert-stop';

/** A link that ends alerts of the rule for the hive, without signing in. It holds until the rule is gone. */
export async function stopLinkFor(
  context: Context,
  { ruleId, hiveId }: Pick<EventToNotify, 'ruleId' | 'hiveId'>,
): Promise<string | undefined> {
  if (hiveId === null) return undefined;
  const signature = await sign(context, purpose, ruleId, hiveId);
  return `${context.addresses.api}/alert-stop/${ruleId}/${hiveId}/${signature}`;
}

/** What the page asks about. @throws AppError not_found, alike for what was never signed and what is gone. */
export async function requestedStop(context: Context, proof: StopProof) {
  await requireProof(context, proof);
  const [rule, hive] = [await ruleToStop(context, proof.ruleId), await hiveNamed(context, proof.hiveId)];
  if (rule === undefined || hive === undefined) throw new AppError('not_found');
  return { rule: rule.name, hive, language: languageFor(rule.locale === null ? [] : [rule.locale]) };
}

/** @throws AppError not_found */
export async function stopAlerts(context: Context, proof: StopProof) {
  const request = await requestedStop(context, proof);
  await excludeHive(context, proof.ruleId, proof.hiveId);
  await endAlerts(context, { ruleId: proof.ruleId, hiveIds: [proof.hiveId] }, context.clock.now());
  return request;
}

async function requireProof(context: Context, { ruleId, hiveId, signature }: StopProof): Promise<void> {
  const expected = await sign(context, purpose, ruleId, hiveId);
  if (!areEqual(signature, expected)) throw new AppError('not_found');
}
