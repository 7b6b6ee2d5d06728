import { type useApolloClient, useQuery } from '@skep/remote-kit';
import { isElsewhereToo } from '../cache-policies.ts';
import { ChecklistFragment } from '../checklist-inputs/checklist.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { ChecklistPartsFragment, EveryChecklistQuery as EveryChecklist } from '../generated/graphql.ts';
import { EveryChecklistQuery } from './every-checklist.graphql.ts';
import { OtherChecklistQuery } from './InspectScreen.graphql.ts';

/** Undefined: nobody sees it, or it is not known now. */
export async function checklistWith(
  client: ReturnType<typeof useApolloClient>,
  id: string,
): Promise<ChecklistPartsFragment | undefined> {
  const answer = await client
    .query({ query: OtherChecklistQuery, variables: { id }, context: isElsewhereToo })
    .catch(() => undefined);
  if (answer?.data) return readFragment(ChecklistFragment, answer.data.checklist) ?? undefined;
  const every = await client.query({ query: EveryChecklistQuery }).catch(() => undefined);
  return checklistIn(every?.data, id);
}

/** One of the prefetched ones. @param id undefined: none is wanted of them */
export function useChecklistAhead(id: string | undefined): ChecklistPartsFragment | undefined {
  const { data } = useQuery(EveryChecklistQuery, { skip: id === undefined });
  return id === undefined ? undefined : checklistIn(data, id);
}

function checklistIn(every: EveryChecklist | undefined, id: string): ChecklistPartsFragment | undefined {
  const { checklists = [], items = [] } = every?.checklistForms ?? {};
  const form = checklists.find((checklist) => checklist.id === id);
  if (!form) return undefined;
  const required = new Set(form.requiredIds);
  const formItems = form.places.flatMap((place) => items[place] ?? []);
  return {
    __typename: 'Checklist',
    ...{ id, name: form.name, isOwner: form.isOwner },
    items: formItems.map((item) => ({ ...item, isRequired: required.has(item.id) })),
  };
}
