import { anApiToken } from '#account/api-tokens/test-tokens.ts';
import { aUser, type TestUser } from './builders.ts';
import type { TestApi } from './test-api.ts';

/** Who knocks at every door and has nothing to do with the owner of what is behind it: see the table of access. */
export const strangers = {
  anonymous: async () => undefined,
  otherUser: (api) => aUser(api),
  translator: (api) => aUser(api, { permissions: ['translator'] }),
  admin: (api) => aUser(api, { isAdmin: true }),
} satisfies Record<string, (api: TestApi) => Promise<TestUser | undefined>>;

/** Who comes in by the owner; the owner last, since what is refused leaves everything as it was for the next. */
export const ofTheOwner = {
  program: async (api, owner) => (await anApiToken(api, owner)).program,
  owner: async (_api, owner) => owner,
} satisfies Record<string, (api: TestApi, owner: TestUser) => Promise<TestUser>>;

export type Stranger = keyof typeof strangers;
export type ActorName = Stranger | keyof typeof ofTheOwner;
