import { researchItems } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import type { Research } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';

/** What the old wire has and never says. */
export type Unsaid = 'type' | 'image_id' | 'default_user_ids' | 'organization_id';
type WireAnswer = Omit<
  AnswerOf<'getResearch'>[number]['consent_history'][number],
  'consent_location_ids' | 'consent_sensor_ids'
>;
export type WireResearch = Omit<AnswerOf<'getResearch'>[number], Unsaid | 'consent_history'> & {
  consent_history: WireAnswer[];
};

export function researchFromWire(research: WireResearch): Research {
  const { id, consent_count: consentCount } = research;
  return {
    id: String(id),
    name: research.name,
    description: research.description,
    institution: research.institution,
    dataUsed: research.type_of_data_used,
    url: research.url,
    startsOn: dayOf(research.start_date),
    endsOn: dayOf(research.end_date),
    isByInvitation: research.on_invite_only,
    pictureUrl: research.thumb_url,
    checklistNames: research.checklist_names,
    isConsenting: research.consent,
    answers: research.consent_history.map((answer) => ({
      id: String(answer.id),
      isYes: answer.consent === 1,
      at: isoFromWire(answer.updated_at, 'UTC'),
      hiveIds: answer.consent_hive_ids?.split(',') ?? [],
    })),
    consentCount,
    files:
      consentCount === null
        ? []
        : researchItems.map((item) => ({ item, path: `/api/researchdata/${id}/data/${item}` })),
    fetches: research.fetches.map(({ at, researcher, item }) => ({
      at: isoFromWire(at, 'UTC'),
      researcherName: researcher,
      item,
    })),
  };
}

/** A day of the wire has its midnight. */
export const dayOf = (time: string | null) => time?.slice(0, 10);
