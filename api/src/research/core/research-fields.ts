import { researchRules as rules } from '@skep/domain';
import { type ColumnsOf, field, type ValuesOf } from '#platform/resource/fields.ts';
import { day, flag, line, paragraph } from '#platform/resource/kinds.ts';

/** What a project says of itself to everybody. Its people, checklists and picture are code. */
export const shownResearchFields = {
  name: field(rules.name, line, { column: 'name' }),
  description: field(rules.description, paragraph, { column: 'description' }),
  institution: field(rules.institution, line, { column: 'institution' }),
  dataUsed: field(rules.dataUsed, line, { column: 'data_used', description: 'In words.' }),
  url: field(rules.url, line, { column: 'url' }),
  startsOn: field(rules.startsOn, day, { column: 'starts_on', description: 'YYYY-MM-DD in UTC.' }),
  endsOn: field(rules.endsOn, day, { column: 'ends_on', description: 'YYYY-MM-DD in UTC, its last day.' }),
  isByInvitation: field(rules.isByInvitation, flag, { column: 'is_by_invitation' }),
};

export const researchFields = {
  ...shownResearchFields,
  isListed: field(rules.isListed, flag, {
    column: 'is_listed',
    description: 'Whether people who have not answered it see it.',
  }),
};

export type ResearchFields = ValuesOf<typeof researchFields>;
export type ResearchColumns = ColumnsOf<typeof researchFields>;
