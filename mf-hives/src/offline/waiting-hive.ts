import { hiveForm } from '@skep/domain';
import type { MergePolicy, QueuedMutation } from '@skep/remote-kit';
import * as v from 'valibot';
import { sentHive, valuesOfHive } from '../edit-hive/hive-values.ts';
import type {
  EditedHiveFragment,
  UpdateHiveMutation,
  UpdateHiveMutationVariables,
} from '../generated/graphql.ts';
import { knownType } from './known-type.ts';

export interface WaitingHive {
  /** In the person's words. */
  title: string;
  /** As the form began with it. */
  held: EditedHiveFragment;
  input: UpdateHiveMutationVariables['input'];
  /** From which its type is chosen. */
  types: readonly { id: string; name: string }[];
}

/** Says in the address that the person comes back to what they have saved here. */
export const goesOnParameter = 'goOn';

/**
 * What is shown of a hive whose changes wait for a network. One that goes to another apiary needs one: lists of hives are
 * the service's to order.
 */
export function waitingHive({
  title,
  held,
  input,
  types,
}: WaitingHive): QueuedMutation<UpdateHiveMutation> | undefined {
  if (input.apiaryId !== held.apiary.id) return undefined;
  const { id, apiary } = held;
  const fields = {
    name: input.name,
    color: input.color ?? null,
    order: input.order ?? null,
    type: knownType(types, input.typeId),
    layers: input.layers.map((layer, index) => ({
      __typename: 'HiveLayer',
      id: layer.id ?? `waiting:${id}:${index}`,
      kind: layer.kind,
      color: layer.color ?? null,
      frameCount: layer.frameCount ?? null,
    })),
    dimensions: { ...held.dimensions, ...input.dimensions },
  };
  const merges = mergeOf(held);
  const updateHive = { __typename: 'Hive', id, apiary, ...fields };
  return {
    title,
    about: `hive:${id}`,
    supersedes: `hive:${id}:fields`,
    path: `/hives/${id}/edit?${goesOnParameter}=1`,
    answer: { __typename: 'Mutation', updateHive: updateHive as UpdateHiveMutation['updateHive'] },
    changes: [
      { kind: 'fields', typename: 'Hive', id, fields: changedIn(fields, input, merges, { type: 'typeId' }) },
    ],
    merges,
  };
}

/**
 * What stays as it was may be changed by others meanwhile, and is shown as they leave it.
 * @param sentAs names of fields that the input calls otherwise
 */
export function changedIn(
  fields: Readonly<Record<string, unknown>>,
  input: object,
  merges: MergePolicy | undefined,
  sentAs: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const sent: Readonly<Record<string, unknown>> = { ...input };
  const isChanged = (name: string) => JSON.stringify(sent[name]) !== JSON.stringify(merges?.input[name]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isChanged(sentAs[name] ?? name)));
}

function mergeOf(held: EditedHiveFragment): MergePolicy | undefined {
  const begun = v.safeParse(hiveForm, valuesOfHive(held));
  if (!begun.success) return undefined;
  const { name, order, type, color, layers, dimensions, apiary } = held;
  return {
    began: { name, order, type, color, layers, dimensions, apiary },
    input: { ...sentHive(begun.output) },
    paths: {
      name: ['name'],
      order: ['order'],
      typeId: ['type', 'id'],
      color: ['color'],
      layers: ['layers'],
      dimensions: ['dimensions'],
      apiaryId: ['apiary', 'id'],
    },
  };
}
