import Type from 'typebox';
import { nullable } from '#platform/http/schemas.ts';
import { InvitationBody, ownInvitationToWire } from '../groups/wire.ts';
import type { OwnGroupsInBrief } from './service.ts';
import type { OwnGroupChanges } from './store.ts';

const GroupInBriefBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  hex_color: nullable(Type.String()),
  admin: Type.Boolean(),
  creator: Type.Boolean(),
  favourite: Type.Boolean({ description: 'Whether it is a favourite of the signed-in person.' }),
  usercount: Type.Integer({ description: 'Number of accepted members.' }),
});

export const GroupsInBriefBody = Type.Object({
  groups: Type.Array(GroupInBriefBody),
  invitations: Type.Array(InvitationBody),
});

export function groupsInBriefToWire({
  groups,
  invitations,
}: OwnGroupsInBrief): Type.Static<typeof GroupsInBriefBody> {
  return {
    groups: groups.map(({ id, name, color, isAdmin, isCreator, isFavourite, memberCount }) => ({
      ...{ id, name, hex_color: color ?? null },
      ...{ admin: isAdmin, creator: isCreator, favourite: isFavourite, usercount: memberCount },
    })),
    invitations: invitations.map(ownInvitationToWire),
  };
}

export const OwnGroupInput = Type.Object({
  favourite: Type.Optional(Type.Boolean()),
  shows_place: Type.Optional(
    Type.Boolean({ description: "Whether the group sees the exact place of the person's own hives." }),
  ),
});

/** How the wire calls them. */
export const ownOptionsNames = { favourite: 'isFavourite', shows_place: 'showsPlace' } as const;

export function ownGroupChangesOf({
  favourite,
  shows_place,
}: Type.Static<typeof OwnGroupInput>): OwnGroupChanges {
  return { isFavourite: favourite, showsPlace: shows_place };
}
