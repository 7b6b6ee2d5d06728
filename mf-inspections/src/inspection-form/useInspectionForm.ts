import { inspectionForm, isInFuture } from '@skep/domain';
import { type SavedFormOptions, type SavedFormState, useEntityForm } from '@skep/remote-kit/form';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { ChecklistPartsFragment } from '../generated/graphql.ts';
import { type FoundInspection, type InspectionValues, inspectionSchema } from './inspection-values.ts';
import { formFieldOf } from './server-paths.ts';

export type InspectionFormState = UseFormReturn<InspectionValues, unknown, FoundInspection>;

export interface InspectionFormOptions<Answer extends object>
  extends Omit<SavedFormOptions<InspectionValues, FoundInspection, Answer>, 'schema' | 'fieldOf'> {
  checklist: Pick<ChecklistPartsFragment, 'items'> | undefined;
  /** Of many. Default: one hive, which has no answers of its own. */
  hiveIds?: readonly string[];
}

/** The form of an inspection, new or stored, held to the same rules as the server. */
export function useInspectionForm<Answer extends object>({
  checklist,
  hiveIds = [],
  ...options
}: InspectionFormOptions<Answer>): SavedFormState<InspectionValues, FoundInspection> {
  const items = checklist?.items ?? noItems;
  const schema = useMemo(
    () => v.object({ ...inspectionSchema(items).entries, inspectedAt: happened }),
    [items],
  );
  return useEntityForm({ ...options, schema, fieldOf: formFieldOf(hiveIds) });
}

/** As the service has it, which sees what is saved without a network much later. */
const happened = v.pipe(
  inspectionForm.entries.inspectedAt,
  v.check((local) => !isInFuture(new Date(local), new Date()), 'date_in_future'),
);

const noItems: ChecklistPartsFragment['items'] = [];
