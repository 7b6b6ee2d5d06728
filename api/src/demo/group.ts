import { insertMember } from '#groups/core/store.ts';
import { createGroup } from '#groups/groups/service.ts';
import { shareInGroup } from '#groups/groups/sharing.ts';
import { seenHives } from '#hives/queries/store.ts';
import { insertInspections } from '#inspections/inspections/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { GroupId } from '#platform/context/ids.ts';
import { neighboursApiary } from './bees.ts';
import { seedColonies } from './colony-seed.ts';
import { settle } from './demo-seed.ts';
import { signUp } from './sign-up.ts';

type Say = (id: string) => string;

const others = ['neighbour', 'mentor', 'beginner'] as const;

export interface MeetingOptions {
  say: Say;
  /** Of a password that nobody knows: nobody signs in as one of the others. */
  passwordHash: string;
}

/** A group of the demo's person with three others, one of whom shares two hives. */
export async function meetOthers(
  context: SignedInContext,
  { say, passwordHash }: MeetingOptions,
): Promise<void> {
  const [first, second] = await seenHives(context);
  const { group } = await createGroup(context, {
    fields: { name: say('demo.group'), description: say('demo.group.about'), color: '#27820e' },
    members: [],
    hives: { selected: first ? [first.id] : [], editable: second ? [second.id] : [] },
    revision: undefined,
  });
  for (const key of others) {
    const person = {
      name: say(`demo.member.${key}`),
      email: `${key}@skep.example`,
      passwordHash,
      isAdmin: false,
    };
    const other = await signUp(context, person);
    // Nobody gets an email with an invitation or about an answer.
    await insertMember(other, { groupId: group.id, userId: other.user.id, at: other.clock.now() });
    if (key === 'neighbour') await shareHives(other, group.id, say);
  }
}

/** Of two hives one may be edited, as neighbours look after each other's bees. */
async function shareHives(neighbour: SignedInContext, groupId: GroupId, say: Say): Promise<void> {
  const diaries = await settle(neighbour, neighboursApiary, say);
  // Due reminders are sent by email, and nobody reads those of these people.
  const inspections = diaries.map((entry) => ({ ...entry, reminder: undefined, reminderLocal: undefined }));
  await insertInspections(neighbour, inspections, neighbour.clock.now());
  const own = await seenHives(neighbour, { isOwn: true });
  await seedColonies(neighbour, own);
  await shareInGroup(
    neighbour,
    groupId,
    own.map(({ id }, index) => ({ hiveId: id, right: index === 0 ? 'edit' : 'view', until: undefined })),
  );
}
