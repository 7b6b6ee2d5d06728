import { useConfirm, useHiveActions } from '@skep/remote-kit';
import type { ChecklistPartsFragment } from '../generated/graphql.ts';
import { isAnswered } from './follow-up.ts';
import type { InspectionValues } from './inspection-values.ts';
import { useIntl } from './use-form-intl.ts';

/**
 * Of a saved inspection whose answers belong in a book of another remote as well: asks once, one after the other.
 * @param before its answer when its form opened: the follow-up was offered then. Default: nothing
 * @returns where the person wants to go on, or undefined
 */
export function useFollowUp(
  hiveIds: readonly string[],
  checklist: Pick<ChecklistPartsFragment, 'items'> | undefined,
  before: InspectionValues['answers'] = {},
): (values: Pick<InspectionValues, 'answers' | 'inspectedAt'>) => Promise<string | undefined> {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const actions = useHiveActions(hiveIds);
  return async ({ answers, inspectedAt }) => {
    for (const { items = [], label, href } of actions) {
      const isSaidIn = (said: typeof before) => isAnswered(items, checklist?.items ?? [], said);
      if (!isSaidIn(answers) || isSaidIn(before)) continue;
      const isWanted = await confirm({
        title: formatMessage({ id: 'inspect.alsoTitle' }, { action: label }),
        text: formatMessage({ id: 'inspect.alsoText' }, { count: hiveIds.length }),
        confirmLabel: label,
      });
      if (isWanted) return `${href}&day=${inspectedAt?.slice(0, 10) ?? ''}`;
    }
    return undefined;
  };
}
