import { safeParse } from 'valibot';
import { fieldProblemsOf } from './field-problems.ts';
import { groupForm, typedInvitationForm } from './group-rules.ts';

const invited = (emails: string) => safeParse(typedInvitationForm, { emails, isAdmin: false });

test('addresses are read as people paste them, each once', () => {
  const text = 'Anna Berg <anna@example.org>, BRAM@example.org\nbram@example.org; carl@example.org';
  expect(invited(text).output).toEqual({
    emails: ['anna@example.org', 'bram@example.org', 'carl@example.org'],
    isAdmin: false,
  });
});

test.each([
  ['', 'emails', 'required'],
  ['anna@example.org, bram', 'emails', 'not_an_email'],
  [Array.from({ length: 51 }, (_, index) => `a${index}@example.org`).join(' '), 'emails', 'too_many'],
])('what cannot be invited is reported at its place', (text, path, code) => {
  const result = invited(text);
  expect(fieldProblemsOf(result.issues ?? [])).toEqual([expect.objectContaining({ path, code })]);
});

test('a group has a name, and perhaps words and a colour', () => {
  expect(safeParse(groupForm, { name: ' Club ', description: '' }).output).toEqual({
    name: 'Club',
    description: undefined,
  });
  expect(safeParse(groupForm, { name: 'x'.repeat(31) }).success).toBe(false);
});
