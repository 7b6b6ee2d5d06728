import * as v from 'valibot';
import { slotNames } from './slot-names.ts';

export * from './container-name.ts';
export * from './slot-names.ts';

/** What a contribution needs of the signed-in person before the shell draws it. */
const requirement = v.strictObject({
  /** At least one device. */
  device: v.optional(v.literal(true)),
  /** A device of this type, as `beep`. */
  deviceType: v.optional(v.string()),
  /** A permission of the account, as `dashboard`. */
  permission: v.optional(v.string()),
  /** The rights of an admin. */
  admin: v.optional(v.literal(true)),
});

const path = v.pipe(v.string(), v.startsWith('/', 'must begin with "/"'));

const route = v.strictObject({
  /** As react-router writes it: `/hives/:id/edit`. */
  path,
  /** 0 is a top tab, 1 a list, 2 a detail. */
  depth: v.picklist([0, 1, 2]),
  /** Works signed out. */
  public: v.optional(v.boolean()),
  /** Drawn alone, without top bar and tabs: for what hangs on a wall. */
  bare: v.optional(v.boolean()),
  /** For admins alone: others are told so in its place. The server decides; this saves them from what they would be refused. */
  admin: v.optional(v.literal(true)),
});

function entry<Label extends v.GenericSchema>(label: Label) {
  return v.strictObject({
    id: v.string(),
    label,
    icon: v.string(),
    path,
    /** Place among the entries of all remotes, lowest first. */
    order: v.number(),
    requires: v.optional(requirement),
    /** Its page takes the hives that `?hiveIds=` of its address names, and is offered wherever hives are chosen. */
    hives: v.optional(v.literal(true)),
    /** Items of the checklists' catalogue with the same question, and items below them: an answer makes it offered. */
    items: v.optional(v.array(v.number())),
  });
}

function contributions<Label extends v.GenericSchema>(label: Label) {
  return {
    routes: v.pipe(v.array(route), v.minLength(1, 'must name at least one route')),
    tabs: v.optional(v.array(entry(label)), []),
    drawer: v.optional(v.array(entry(label)), []),
    create: v.optional(v.array(entry(label)), []),
  };
}

/** A file below the remote's `src`, whose export is called as the file. */
function fileOf(end: RegExp, example: string) {
  return v.pipe(v.string(), v.regex(end, `must name a file below src, as "${example}"`));
}

/** A route as the remote declares it; what it is preloaded with goes to the server, and not to the page. */
const declaredRoute = v.strictObject({
  ...route.entries,
  screen: fileOf(/^[\w/-]+\.tsx$/, 'home/HomeScreen.tsx'),
  /** All texts that the screen shows, which come with it. Default: those of the remote. */
  texts: v.optional(fileOf(/^[\w/-]+\.ts$/, 'form/form-messages.ts')),
  /**
   * It works without a network: its files are fetched ahead, and the answer to this question as its screen asks it.
   * Default: it needs a network.
   */
  offline: v.optional(
    v.union([
      v.literal(true),
      v.strictObject({
        query: v.string(),
        variables: v.record(v.string(), v.unknown()),
        /** Types of which that answer names all that the person may see. Default: of none. */
        complete: v.optional(v.array(v.string())),
        /** Parts of `offlineVersions` on which that answer depends, and `hour` for what is measured. Default: all parts. */
        parts: v.optional(v.array(v.string())),
      }),
    ]),
  ),
  /** The query without variables that its screen begins with: the page asks it before the screen is there. Default: none. */
  query: v.optional(v.string()),
  /** Its screen draws charts: what draws them is fetched while the app begins. */
  draws: v.optional(v.boolean()),
});

/** A `remote.json`. */
export const declarationSchema = v.strictObject({
  /** Its JSON Schema, for editors. */
  $schema: v.optional(v.string()),
  name: v.pipe(v.string(), v.regex(/^mf-[a-z]+(-[a-z]+)*$/, 'must look like "mf-hives"')),
  /** The kit that it was written for, as `^1.0.0`. */
  kit: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/, 'must look like "^1.0.0"')),
  ...contributions(v.pipe(v.string(), v.nonEmpty('must name a message of locales/'))),
  routes: v.pipe(v.array(declaredRoute), v.minLength(1, 'must name at least one route')),
  /** Slots in screens of others that it fills, as `hive-card/v1`; `src/slots.ts` says with what. */
  slots: v.optional(v.array(v.picklist(slotNames, `must be one of ${slotNames.join(', ')}`)), []),
});

const integrity = v.string();

const file = v.object({ url: v.string(), integrity });

/** Files that are fetched ahead, with what they weigh when they are sent. */
const weighedFiles = v.object({ urls: v.array(v.string()), kilobytes: v.number() });

const question = v.object({ operationName: v.string(), sha256Hash: v.string() });

const offlineFiles = v.object({
  files: weighedFiles,
  texts: v.record(v.string(), weighedFiles),
  /** Which of the service's answers are cached. Default: those that were looked at. */
  questions: v.optional(
    v.array(
      v.object({
        ...question.entries,
        variables: v.record(v.string(), v.unknown()),
        complete: v.optional(v.array(v.string())),
        parts: v.optional(v.array(v.string())),
      }),
    ),
  ),
});

/** Of a shell or a remote, names of exports by shared library. */
const exportNames = v.record(v.string(), v.array(v.string()));

/** What a shell lends to remotes. */
export const lentSchema = v.object({
  /** Libraries with their versions; the kit is among them. */
  shared: v.record(v.string(), v.string()),
  lends: exportNames,
});

/** A label in the registry: its text in every language that the remote has, by language code. */
const texts = v.record(v.string(), v.string());

const rowSchema = v.object({
  name: v.string(),
  version: v.string(),
  kit: v.string(),
  /** URL of the federation entry; immutable. */
  entry: v.string(),
  /** `sha384-…` of the entry; empty in development only. */
  integrity,
  /** What a first visit needs besides the entry. */
  preload: v.array(file),
  contributions: v.object({
    ...contributions(texts),
    /** May name slots that this shell does not know. */
    slots: v.optional(v.array(v.string())),
  }),
  /** Switched off by the team: its routes stay, so that a link to one says why. */
  disabled: v.optional(v.object({ reason: v.string() })),
});

const registrySchema = v.object({
  remotes: v.array(rowSchema),
  /** Which shell is served: another one than a page came with is offered to its person. */
  shell: v.optional(v.string()),
});

const builtRemoteSchema = v.object({
  row: rowSchema,
  /** Operations that the gateway accepts from this version, by hash. */
  documents: v.record(v.string(), v.string()),
  /** Shared libraries that it was built against, with their versions. */
  shared: v.optional(v.record(v.string(), v.string()), {}),
  /** Names of exports that it uses of each of them. */
  uses: v.optional(exportNames, {}),
  /** What the server does ahead. No page gets the others. */
  ahead: v.optional(
    v.object({
      /** By language. */
      texts: v.record(v.string(), v.array(file)),
      /** By route. */
      screens: v.record(v.string(), v.array(file)),
      /** Texts that come with a screen, by route and language. */
      screenTexts: v.optional(v.record(v.string(), v.record(v.string(), v.array(file))), {}),
      /** Libraries of the shell that a screen begins with and that do not come with the shell, by route. */
      borrowed: v.optional(v.record(v.string(), v.array(v.string())), {}),
      /** Those of them that a screen loads once it is there, by route. */
      borrowedLater: v.optional(v.record(v.string(), v.array(v.string())), {}),
      /** What the page asks before the screen is there, by route. */
      questions: v.optional(v.record(v.string(), question), {}),
      /** What works without a network. Default: nothing does. */
      offline: v.optional(offlineFiles),
    }),
  ),
});

/** What a remote brings, as its `remote.json` says it; labels are message ids of its own locales. */
export type RemoteDeclaration = v.InferOutput<typeof declarationSchema>;
/** Everything that the shell knows of remotes; inlined in its page. */
export type RegistryDocument = v.InferOutput<typeof registrySchema>;
export type RegistryRow = RegistryDocument['remotes'][number];
/** What a build says of a remote: `registry-row.json` next to its files. */
export type BuiltRemote = v.InferOutput<typeof builtRemoteSchema>;
export type ExportNames = v.InferOutput<typeof exportNames>;
export type LentByShell = v.InferOutput<typeof lentSchema>;
/** A query without variables, known to the gateway by its hash. */
export type Question = v.InferOutput<typeof question>;
/** A file that a page may preload. */
export type BuiltFile = v.InferOutput<typeof file>;
/** Of a build: what works without a network, with its texts by language. */
export type OfflineFiles = v.InferOutput<typeof offlineFiles>;
export type RemoteContributions = RegistryRow['contributions'];
export type NavigationEntry = RemoteContributions['tabs'][number];
export type RemoteRoute = RemoteContributions['routes'][number];
export type Requirement = v.InferOutput<typeof requirement>;

export type ParsedDeclaration =
  | { success: true; declaration: RemoteDeclaration }
  /** Each names the place and what must be there. */
  | { success: false; problems: string[] };

/** Checks a `remote.json`; the build refuses a remote with problems. */
export function parseRemoteDeclaration(json: unknown): ParsedDeclaration {
  const result = v.safeParse(declarationSchema, json);
  if (result.success) return { success: true, declaration: result.output };
  return {
    success: false,
    problems: result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`),
  };
}

/** Parses the registry of a page. @throws when the server sent something else */
export function parseRegistry(json: unknown): RegistryDocument {
  return v.parse(registrySchema, json);
}

/** Name of the file in which a build describes its remote. */
export const builtRemoteFile = 'registry-row.json';

/** Parses what a build wrote. @throws when it is something else */
export function parseBuiltRemote(json: unknown): BuiltRemote {
  return v.parse(builtRemoteSchema, json);
}
