import { researchItems, utcWireTime } from '@skep/domain';
import Type from 'typebox';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import { flagOf } from '#platform/http/wire-values.ts';
import type { ShownResearch } from '../consent/service.ts';
import { type Answer, pictureUrl, type Research } from '../core/research.ts';

const MaybeText = nullable(Type.String());
const Nothing = Type.Null();

const AnswerBody = Type.Object({
  id: Type.Integer({ description: 'Id; changes if its start changes.' }),
  created_at: WireTime,
  updated_at: Type.String({ description: 'Start of validity: YYYY-MM-DD HH:MM:SS, UTC.' }),
  user_id: Type.Integer({ description: 'Id of the signed-in person.' }),
  research_id: Type.Integer(),
  consent: oneOfFlags(),
  consent_location_ids: Nothing,
  consent_hive_ids: MaybeText,
  consent_sensor_ids: Nothing,
});

function oneOfFlags() {
  return Type.Union([Type.Literal(0), Type.Literal(1)]);
}

/** What a research says of itself. */
export const ResearchFacts = Type.Object({
  id: Type.Integer(),
  created_at: WireTime,
  updated_at: WireTime,
  name: Type.String(),
  url: MaybeText,
  description: MaybeText,
  type: Nothing,
  institution: MaybeText,
  type_of_data_used: MaybeText,
  start_date: nullable(WireTime),
  end_date: nullable(Type.String({ description: 'Last day of the project.' })),
  image_id: Nothing,
  thumb_url: nullable(
    Type.String({ description: 'Address of its picture, 200 pixels; changes with the picture.' }),
  ),
  default_user_ids: Type.Null({ description: 'Only admins see who is invited.' }),
  on_invite_only: Type.Boolean(),
  organization_id: Nothing,
});

export const ResearchBody = Type.Object({
  ...ResearchFacts.properties,
  consent: Type.Boolean(),
  consent_history: Type.Array(AnswerBody, { description: 'Newest first.' }),
  checklist_names: Type.Array(Type.String()),
  consent_count: nullable(
    Type.Integer({
      description: 'People who consent now; null: this person is no researcher of the project.',
    }),
  ),
  fetches: Type.Array(
    Type.Object({
      at: WireTime,
      researcher: nullable(Type.String({ description: 'Null if the account was deleted.' })),
      item: oneOf(researchItems),
    }),
    { description: "Exports of the person's data by researchers, newest first; at most fifty." },
  ),
});

/** By which addresses of the service. */
export type Addressed = Pick<Context, 'addresses'>;

export function factsToWire(research: Research, { addresses }: Addressed): Type.Static<typeof ResearchFacts> {
  const midnight = (day: string | undefined) => (day === undefined ? null : `${day} 00:00:00`);
  return {
    id: research.id,
    created_at: wireTime(research.createdAt),
    updated_at: wireTime(research.updatedAt),
    name: research.name,
    url: research.url ?? null,
    description: research.description ?? null,
    type: null,
    institution: research.institution ?? null,
    type_of_data_used: research.dataUsed ?? null,
    start_date: midnight(research.startsOn),
    end_date: midnight(research.endsOn),
    image_id: null,
    thumb_url: pictureUrl({ addresses }, research) ?? null,
    default_user_ids: null,
    on_invite_only: research.isByInvitation,
    organization_id: null,
  };
}

export function researchToWire(
  research: ShownResearch,
  context: Pick<SignedInContext, 'user' | 'addresses'>,
): Type.Static<typeof ResearchBody> {
  const { answers, fetches, checklists, consentCount } = research;
  return {
    ...factsToWire(research, context),
    consent: answers.at(-1)?.isYes ?? false,
    consent_history: answers.toReversed().map((answer) => answerToWire(answer, research, context.user.id)),
    checklist_names: checklists.map(({ name }) => name),
    consent_count: consentCount ?? null,
    fetches: fetches.map(({ at, researcherName, item }) => ({
      at: wireTime(at),
      researcher: researcherName ?? null,
      item,
    })),
  };
}

function answerToWire({ id, isYes, at, hiveIds, notedAt }: Answer, research: Research, userId: number) {
  return {
    id,
    created_at: wireTime(notedAt),
    updated_at: utcWireTime(at),
    user_id: userId,
    research_id: research.id,
    consent: flagOf(isYes) ?? 0,
    consent_location_ids: null,
    consent_hive_ids: isYes ? hiveIds.join(',') : null,
    consent_sensor_ids: null,
  };
}
