import { isDeepStrictEqual } from 'node:util';
import { type AlertTemplateKind, alertTemplate, anyMessage, isAlertWeather, modelAnswer } from '@skep/domain';
import { climateOfApiaries } from '#hive-core/half-of-earth.ts';
import { hivesInBrief } from '#hive-core/store.ts';
import { keepWebhookAt } from '#notifications/webhooks/service.ts';
import { mayDo, requireOwn } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { AlertRuleId, HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { changesIn, type Edit } from '#platform/input/edits.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { type AlertRule, newRule } from './rule.ts';
import { type AlertRuleChanges, type AlertRuleFields, ruleRules } from './rule-fields.ts';
import { endAlerts } from './running-store.ts';
import {
  deleteRule,
  forgetExcludedHives,
  forgetFollowing,
  insertRule,
  lockRule,
  renameWebhooks,
  ruleById,
  rulesOfPerson,
  updateRule,
} from './store.ts';
import { watchDevices } from './watched-store.ts';

/** More rules than anybody keeps in mind; each costs at every message. */
export const mostRules = 200;

/** The person's rules by name. */
export function ownRules(context: SignedInContext): Promise<AlertRule[]> {
  return rulesOfPerson(context, context.user.id);
}

/** @throws AppError not_found */
export async function showRule(context: SignedInContext, id: AlertRuleId): Promise<AlertRule> {
  return requireOwn(context, await ruleById(context, id));
}

/** @throws AppError invalid_input */
export function createRule(context: SignedInContext, changes: AlertRuleChanges): Promise<AlertRule> {
  return inTransaction(context, async (inner) => {
    const now = inner.clock.now();
    const rule = await readRule(inner, { ...newRule, ...changes });
    if ((await ownRules(inner)).length >= mostRules)
      throw fieldProblem('name', 'too_many', { max: mostRules });
    await keepWebhook(inner, rule, undefined);
    const made = await insertRule(inner, { ...rule, ownerId: inner.user.id, watchesSince: now }, now);
    await watchDevices(inner, inner.user.id);
    return made;
  });
}

/** A rule that nobody has saved yet, as it would be. @throws AppError invalid_input */
export function readUnsavedRule(
  context: SignedInContext,
  changes: AlertRuleChanges,
): Promise<AlertRuleFields> {
  return readRule(context, { ...newRule, ...changes });
}

/** A template in the words of a person. */
export interface NamedTemplate {
  kind: AlertTemplateKind;
  name: string;
  description?: string | undefined;
}

/** Makes rules of templates, all of them or none. @throws AppError invalid_input */
export function copyTemplates(
  context: SignedInContext,
  templates: readonly NamedTemplate[],
  timeZone: string,
): Promise<AlertRule[]> {
  return inTransaction(context, async (inner) => {
    const made: AlertRule[] = [];
    const zone = await climateOfApiaries(inner);
    for (const { kind, ...words } of templates)
      made.push(await createRule(inner, { ...alertTemplate(kind, zone), ...words, timeZone }));
    return made;
  });
}

/** What is left out stays. @throws AppError invalid_input, not_found, changed_meanwhile */
export function editRule(
  context: SignedInContext,
  id: AlertRuleId,
  edit: Edit<AlertRule, AlertRuleChanges>,
  toWire: (rule: AlertRule) => unknown,
): Promise<AlertRule> {
  return inTransaction(context, async (inner) => {
    const held = requireOwn(inner, await lockRule(inner, id));
    const changes = await changesIn(edit, {
      held,
      earlier: async () => undefined,
      toWire: () => toWire(held),
    });
    return changes === undefined ? held : writeChanges(inner, held, changes);
  });
}

/** From now on it tells nothing of this hive. @throws AppError not_found */
export function excludeHive(context: SignedInContext, id: AlertRuleId, hiveId: HiveId): Promise<AlertRule> {
  return inTransaction(context, async (inner) => {
    const held = requireOwn(inner, await lockRule(inner, id));
    if (held.excludedHiveIds.includes(hiveId)) return held;
    return writeChanges(inner, held, { excludedHiveIds: [...held.excludedHiveIds, hiveId] });
  });
}

/** All of the person's rules. */
export function setAllActive(context: SignedInContext, isActive: boolean): Promise<AlertRule[]> {
  return inTransaction(context, async (inner) => {
    for (const rule of await ownRules(inner))
      if (rule.isActive !== isActive) await writeChanges(inner, rule, { isActive });
    return ownRules(inner);
  });
}

/** Its alerts stay, and say what it was about. @throws AppError not_found */
export function removeRule(context: SignedInContext, id: AlertRuleId): Promise<void> {
  return inTransaction(context, async (inner) => {
    const { id: own } = requireOwn(inner, await lockRule(inner, id));
    await endAlerts(inner, { ruleId: own }, inner.clock.now());
    await deleteRule(inner, own);
  });
}

/** In the transaction that deletes the hives. */
export function forgetDeletedHives(context: Context, hiveIds: readonly HiveId[]): Promise<void> {
  return forgetExcludedHives(context, hiveIds);
}

/** Rules go on telling the webhook that they name, at its new address. */
export function followWebhook(context: SignedInContext, from: string, to: string): Promise<void> {
  return renameWebhooks(context, context.user.id, from, to);
}

async function writeChanges(
  context: SignedInContext,
  held: AlertRule,
  changes: AlertRuleChanges,
): Promise<AlertRule> {
  const now = context.clock.now();
  const rule = await readRule(context, { ...held, ...changes }, held);
  const restarts = !isSameLogic(held, rule) || (rule.isActive && !held.isActive);
  await keepWebhook(context, rule, held);
  await endWatching(context, held, { ...rule, restarts });
  const watchesSince = restarts ? now : held.watchesSince;
  const written = await updateRule(context, held.id, { ...rule, ownerId: held.ownerId, watchesSince }, now);
  await watchDevices(context, held.ownerId);
  return written;
}

/** The URL of a rule becomes a webhook of the person; one that they have deleted is not created again. */
async function keepWebhook(
  context: SignedInContext,
  { name, webhookUrl: address }: AlertRuleFields,
  held: AlertRule | undefined,
): Promise<void> {
  if (address === undefined || address === held?.webhookUrl) return;
  await keepWebhookAt(context, { address, name, field: 'webhookUrl' });
}

/** Open alerts end where the rule no longer raises them: it was edited or switched off, or excludes a hive. */
async function endWatching(
  context: SignedInContext,
  held: AlertRule,
  { isActive, excludedHiveIds, restarts }: AlertRuleFields & { restarts: boolean },
): Promise<void> {
  const { id: ruleId } = held;
  const now = context.clock.now();
  if (restarts) await forgetFollowing(context, ruleId);
  if (restarts || !isActive) return endAlerts(context, { ruleId }, now);
  const hiveIds = excludedHiveIds.filter((id) => !held.excludedHiveIds.includes(id));
  if (hiveIds.length === 0) return;
  await forgetFollowing(context, ruleId, hiveIds);
  await endAlerts(context, { ruleId, hiveIds }, now);
}

/** What a rule has met so far counts only for the same conditions, whose keys the database keeps in its own order. */
function isSameLogic(one: LogicOfRule, other: LogicOfRule): boolean {
  const logic = ({ calculationMinutes, conditions, joinedBy, occurrences, includesShared }: LogicOfRule) =>
    [calculationMinutes, conditions, joinedBy, occurrences, includesShared] as const;
  return isDeepStrictEqual(logic(one), logic(other));
}

type LogicOfRule = Pick<
  AlertRule,
  'calculationMinutes' | 'conditions' | 'joinedBy' | 'occurrences' | 'includesShared'
>;

/**
 * The fields as the rules leave them.
 * @throws AppError invalid_input
 */
async function readRule(
  context: SignedInContext,
  said: AlertRuleChanges,
  held: Pick<AlertRule, 'conditions' | 'excludedHiveIds'> = { conditions: [], excludedHiveIds: [] },
): Promise<AlertRuleFields> {
  const fields = readForm(ruleRules, { ...said, webhookUrl: said.webhookUrl || undefined });
  fields.conditions.forEach(({ quantity }, index) => {
    if (quantity === anyMessage || isAlertWeather(quantity) || quantityNamed(quantity) !== undefined) return;
    // One that is no longer set up keeps nobody from switching a rule off.
    const isHeld = held.conditions.some((condition) => condition.quantity === quantity);
    if (quantity === modelAnswer && (context.alertModel !== undefined || isHeld)) return;
    throw fieldProblem(`conditions.${index}.quantity`, 'unknown_choice');
  });
  const added = fields.excludedHiveIds.filter((id) => !held.excludedHiveIds.includes(id));
  const seen = await hivesInBrief(context, added);
  if (!added.every((id) => seen.some((hive) => hive.id === id && mayDo('see', hive))))
    throw fieldProblem('excludedHiveIds', 'unknown_choice');
  return fields;
}
