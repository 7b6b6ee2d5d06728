import type { Actor } from './actors.ts';

export type Outcome =
  | 'SHOWN'
  | 'NOTHING'
  | 'DONE'
  | 'NOT_SIGNED_IN'
  | 'NOT_FOUND'
  | 'NOT_ALLOWED'
  | 'INVALID_INPUT';

export type Row = Readonly<Record<Actor, Outcome>>;

/** What the others get by the owner's things; who is not named gets what any stranger gets. */
interface Standings extends Partial<Record<Actor, Outcome>> {
  stranger: Outcome;
  owner: Outcome;
}

export function row({ stranger, ...standings }: Standings): Row {
  const { viewer = stranger, editor = stranger } = standings;
  return {
    ...{ visitor: 'NOT_SIGNED_IN', stranger, siteAdmin: stranger },
    ...{ invited: stranger, declined: stranger, left: stranger, groupAdmin: stranger },
    ...{ viewer, viewerProgram: viewer, editor, editorProgram: editor },
    ...standings,
  };
}

/** Shows or changes things of who asks, and never those of others. */
export const eachForThemselves = (outcome: Outcome) => row({ stranger: outcome, owner: outcome });
export const ofSelf = eachForThemselves('DONE');
/** The same, and no program of theirs. */
export const inPersonAs = (outcome: Outcome): Row => ({
  ...eachForThemselves(outcome),
  ...{ viewerProgram: 'NOT_ALLOWED', editorProgram: 'NOT_ALLOWED' },
});
export const inPerson = inPersonAs('DONE');

export const ownerSees = row({ stranger: 'NOTHING', owner: 'SHOWN' });
export const sharedToSee = row({ stranger: 'NOTHING', viewer: 'SHOWN', editor: 'SHOWN', owner: 'SHOWN' });
/** What sharing shows only that it is there. */
export const refusedToSee = row({
  ...{ stranger: 'NOTHING', owner: 'SHOWN' },
  ...{ viewer: 'NOT_ALLOWED', editor: 'NOT_ALLOWED' },
});
/** An admin's as well; who may edit the hive of its device sees it. */
export const logIsSeen = row({ stranger: 'NOTHING', siteAdmin: 'SHOWN', editor: 'SHOWN', owner: 'SHOWN' });
export const logIsManaged = row({
  ...{ stranger: 'NOT_FOUND', owner: 'DONE' },
  ...{ siteAdmin: 'DONE', editor: 'NOT_ALLOWED' },
});
export const sharedToUse = row({ stranger: 'NOT_FOUND', viewer: 'DONE', editor: 'DONE', owner: 'DONE' });
export const sharedToEdit = row({
  stranger: 'NOT_FOUND',
  viewer: 'NOT_ALLOWED',
  editor: 'DONE',
  owner: 'DONE',
});
export const neverShared = row({
  ...{ stranger: 'NOT_FOUND', owner: 'DONE' },
  ...{ viewer: 'NOT_ALLOWED', editor: 'NOT_ALLOWED' },
});
export const ownerOnly = row({ stranger: 'NOT_FOUND', owner: 'DONE' });
/** The owner's thing is named at a field, where it is unknown to everybody else. */
export const ownersChoice = row({ stranger: 'INVALID_INPUT', owner: 'DONE' });

const members = { groupAdmin: 'DONE', viewer: 'DONE', editor: 'DONE', owner: 'DONE' } as const;
export const everyMember = row({ stranger: 'NOT_FOUND', ...members });
export const adminsOfGroup = row({
  ...{ stranger: 'NOT_FOUND', ...members },
  ...{ viewer: 'NOT_ALLOWED', editor: 'NOT_ALLOWED' },
});
export const membersSee = { groupAdmin: 'SHOWN', viewer: 'SHOWN', editor: 'SHOWN', owner: 'SHOWN' } as const;
