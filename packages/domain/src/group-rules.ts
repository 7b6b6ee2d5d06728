import * as v from 'valibot';
import { emailAddress } from './account-rules.ts';
import { requiredDay } from './hive-life-rules.ts';
import { code, optionalColour, optionalParagraph, requiredLine, wholeBetween } from './text-rules.ts';

/** Lengths are code points (as in the old apps). */
export const groupLimits = {
  nameLength: 30,
  descriptionLength: 250,
  invitedAtOnce: 50,
  /** Invited ones count too. */
  members: 500,
  /** That one person can share, or take back, with one click. */
  sharedAtOnce: 2000,
  /** Of one group, at a time. */
  links: 10,
  /** How long a link lasts at most: for a course, and not for ever. */
  linkDays: 31,
} as const;

export const groupForm = v.object({
  name: requiredLine(groupLimits.nameLength),
  description: optionalParagraph(groupLimits.descriptionLength),
  color: optionalColour,
});

export const invitationForm = v.object({
  emails: v.pipe(
    v.array(emailAddress),
    v.minLength(1, code('required')),
    v.maxLength(groupLimits.invitedAtOnce, code('too_many')),
  ),
  isAdmin: v.optional(v.boolean(code('invalid')), false),
});

/** The same as people type it: all addresses in one text, in which a wrong one is a fault of the whole. */
export const typedInvitationForm = v.object({
  emails: v.pipe(
    v.string(code('required')),
    v.transform(emailsIn),
    v.minLength(1, code('required')),
    v.maxLength(groupLimits.invitedAtOnce, code('too_many')),
    v.check((emails) => emails.every((email) => v.is(emailAddress, email)), code('not_an_email')),
  ),
  isAdmin: v.boolean(code('invalid')),
});

/** How many may join by a link that is for everybody. */
const linkUses = wholeBetween(1, groupLimits.members);

export const groupLinkForm = v.object({ maxUses: linkUses, until: v.date(code('not_a_date')) });

/** The same as people fill it in: the last day, `YYYY-MM-DD`, is all theirs. */
export const typedGroupLinkForm = v.object({
  maxUses: linkUses,
  lastDay: requiredDay,
});

/** What a group may do with a hive that is shared in it. */
export const shareRights = ['none', 'view', 'edit'] as const;
export type ShareRight = (typeof shareRights)[number];

export const memberStates = ['invited', 'accepted', 'declined'] as const;
export type MemberState = (typeof memberStates)[number];

/** News for the admins of a group. */
export const groupNewsKinds = ['accepted', 'declined', 'left'] as const;
export type GroupNewsKind = (typeof groupNewsKinds)[number];

/** The addresses in a text as people paste them: `Anna <anna@example.org>, bram@example.org`. */
export function emailsIn(text: string): string[] {
  const parts = text.split(/[\n,;]/).map((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part);
  const emails = parts.flatMap((part) => part.split(/\s+/)).filter((email) => email !== '');
  const byLowerCase = new Map(emails.map((email) => [email.toLowerCase(), email]));
  return [...byLowerCase.values()];
}
