import { sign } from '#account/core/signatures.ts';
import { hiveById } from '#hives/queries/store.ts';
import { languageOf } from '#notifications/delivery/person-store.ts';
import { requireRight } from '#platform/access/access.ts';
import { asPerson } from '#platform/context/as-person.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { knownHives } from './facts.ts';
import { messagesOf, type RetainedMessage } from './messages.ts';
import { deleteShownHives, insertShownHive, shownHives } from './store.ts';

const { text } = textsOf('home-assistant');

export async function hivesInHomeAssistant(context: SignedInContext) {
  const shown = await shownHives(context, context.user.id);
  return { isOn: context.discoveryPrefix !== undefined, hiveIds: shown.map(({ id }) => id) };
}

/** Its owner alone decides it; twice is once. @throws AppError not_found, not_allowed */
export async function showInHomeAssistant(
  context: SignedInContext,
  id: HiveId,
  isShown: boolean,
): Promise<void> {
  requireRight(context, 'manage', await hiveById(context, id));
  if (isShown) await insertShownHive(context, id, context.clock.now());
  else await deleteShownHives(context, [id]);
}

/** Tells this installation apart from others at the same broker; it comes from a secret that moves with the database. */
export async function installationOf(context: Context): Promise<string> {
  return (await sign(context, 'home-assistant')).slice(0, 8);
}

/** Everything that the broker should have about hives now. */
export async function wantedMessages(
  context: Context,
  announcer: { prefix: string; installation: string },
): Promise<RetainedMessage[]> {
  const messages: RetainedMessage[] = [];
  const all = Map.groupBy(await shownHives(context), ({ ownerId }) => ownerId);
  for (const [ownerId, hives] of all) {
    const language = await languageOf(context, ownerId);
    const person = asPerson(context, ownerId, { isShownHivesOfOthers: false });
    const known = await knownHives(
      person,
      hives.map(({ id }) => id),
    );
    const place = { ...announcer, webApp: context.addresses.webApp };
    messages.push(...known.flatMap((hive) => messagesOf(hive, place, (key) => text(language, key))));
  }
  return messages;
}
