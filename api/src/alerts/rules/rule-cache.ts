import type { Context } from '#platform/context/context.ts';
import type { AlertRuleId } from '#platform/context/ids.ts';
import type { AlertRule } from './rule.ts';
import { rulesById } from './store.ts';

type Db = Pick<Context, 'db' | 'addresses'>;

interface Known {
  version: string;
  rule: AlertRule;
}

/** About fifty megabytes. */
const mostKnown = 50_000;

/** Of each service in this process: its `addresses` are made with it, and end with it. */
const knownByService = new WeakMap<Context['addresses'], Map<AlertRuleId, Known>>();

/**
 * Rules that each message of their devices asks for, and that hardly ever change: only those are read of which the row has
 * another version than when it was read last.
 * @param versions of their rows, as they are now.
 */
export async function knownRules(
  context: Db,
  versions: ReadonlyMap<AlertRuleId, string>,
): Promise<Map<AlertRuleId, AlertRule>> {
  const known = knownByService.get(context.addresses) ?? new Map<AlertRuleId, Known>();
  knownByService.set(context.addresses, known);
  const rules = new Map<AlertRuleId, AlertRule>();
  const missing = new Map(versions);
  for (const [id, version] of versions) {
    const own = known.get(id);
    if (own?.version !== version) continue;
    rules.set(id, own.rule);
    missing.delete(id);
  }
  const read = await rulesById(context, [...missing.keys()]);
  for (const [id, version] of missing) {
    const rule = read.get(id);
    if (rule === undefined) continue;
    rules.set(id, rule);
    if (known.size >= mostKnown) known.clear();
    known.set(id, { version, rule });
  }
  return rules;
}
