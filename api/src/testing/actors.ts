import type { MemberState } from '@skep/domain';
import { anApiToken } from '#account/api-tokens/test-tokens.ts';
import { aUser, type TestUser } from './builders.ts';
import type { TestApi } from './test-api.ts';

/** Who knocks at every door and has nothing to do with the owner of what is behind it: see the table of access. */
export const strangers = {
  anonymous: async () => undefined,
  otherUser: (api) => aUser(api),
  translator: (api) => aUser(api, { permissions: ['translator'] }),
  admin: (api) => aUser(api, { isAdmin: true }),
  /** Invited to a group, and not yet a member of it. */
  invited: (api) => aUser(api),
  /** Was invited and declined, and was a member once. */
  declined: (api) => aUser(api),
  left: (api) => aUser(api),
  /** Who has the code of a public dashboard is nobody to every other route. */
  publicCode: async () => undefined,
  /** Sees what people consented to on the routes of research alone. */
  researcher: (api) => aUser(api),
  groupViewer: (api) => aUser(api),
  groupEditor: (api) => aUser(api),
  /** Sees to a group of the owner's; of hives they see what any member sees. */
  groupAdmin: (api) => aUser(api),
  // What people of a group let act for them has their standing, and no more.
  invitedProgram: aProgram,
  declinedProgram: aProgram,
  leftProgram: aProgram,
  groupViewerProgram: aProgram,
  groupEditorProgram: aProgram,
  groupEditorReadingProgram: (api) => aProgram(api, { isReadOnly: true }),
  groupAdminProgram: aProgram,
} satisfies Record<string, (api: TestApi) => Promise<TestUser | undefined>>;

/** The tokens of strangers, by whose they are. */
export const strangersOfPrograms: Partial<Record<ActorName, Stranger>> = {
  invitedProgram: 'invited',
  declinedProgram: 'declined',
  leftProgram: 'left',
  groupViewerProgram: 'groupViewer',
  groupEditorProgram: 'groupEditor',
  groupEditorReadingProgram: 'groupEditor',
  groupAdminProgram: 'groupAdmin',
};

/** How every hive of the owner's is shared, by who is in the group or only invited to it. */
export const sharedWith: Partial<Record<Stranger, { mayEdit: boolean; state?: MemberState }>> = {
  invited: { mayEdit: true, state: 'invited' },
  declined: { mayEdit: true, state: 'declined' },
  groupViewer: { mayEdit: false },
  groupViewerProgram: { mayEdit: false },
  groupEditor: { mayEdit: true },
  groupEditorProgram: { mayEdit: true },
  groupEditorReadingProgram: { mayEdit: true },
};

/** Who comes in by the owner; the owner last, since what is refused leaves everything as it was for the next. */
export const ofTheOwner = {
  program: async (api, owner) => (await anApiToken(api, owner)).program,
  readingProgram: async (api, owner) => (await anApiToken(api, owner, { isReadOnly: true })).program,
  owner: async (_api, owner) => owner,
} satisfies Record<string, (api: TestApi, owner: TestUser) => Promise<TestUser>>;

export type Stranger = keyof typeof strangers;
export type ActorName = Stranger | keyof typeof ofTheOwner;

async function aProgram(api: TestApi, overrides: { isReadOnly?: boolean } = {}): Promise<TestUser> {
  return (await anApiToken(api, await aUser(api), overrides)).program;
}
